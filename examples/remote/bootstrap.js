import { jsx } from 'react/jsx-runtime';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import Shop from './shop.js';

const place = document.body.appendChild(document.createElement('main'));
createRoot(place).render(jsx(BrowserRouter, { children: jsx(Shop, {}) }));
