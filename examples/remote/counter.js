import { atom, createStore } from 'jotai/vanilla';
import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';

/** This store comes from a package that the shop does not share. */
const store = createStore();
const clicks = atom(0);

/** Stores on the element the `useState` of the React that rendered it. */
const keepReact = (element) => {
  if (element) element.useState = useState;
};

export function Counter({ name }) {
  const [count, setCount] = useState(0);
  const click = () => {
    store.set(clicks, (before) => before + 1);
    setCount(store.get(clicks));
  };
  return jsx('button', { type: 'button', ref: keepReact, onClick: click, children: `${name} ${count}` });
}
