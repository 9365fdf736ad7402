import { jsx } from 'react/jsx-runtime';
import { Counter } from './counter.js';

export default function ProductCarousel() {
  return jsx(Counter, { name: 'Fragment' });
}
