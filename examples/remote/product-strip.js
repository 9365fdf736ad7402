export default function ProductStrip() {
  return null;
}
