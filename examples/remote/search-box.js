export default function SearchBox() {
  return null;
}
