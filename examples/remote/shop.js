import { jsx, jsxs } from 'react/jsx-runtime';
import { Link, useParams } from 'react-router-dom';
import { Counter } from './counter.js';

/** A page of an ordinary remote, which is just a component. */
export default function Shop() {
  const { class: shown = 'all' } = useParams();
  return jsxs('section', {
    children: [
      jsx('h1', { children: `An ordinary page of ${shown}` }),
      jsx(Counter, { name: 'Page' }),
      jsx(Link, { to: '/about', children: 'To another page' }),
    ],
  });
}
