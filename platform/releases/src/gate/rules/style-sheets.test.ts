import { expect, test } from 'vitest';
import { foreignRules } from './style-sheets.ts';

test.each([
  '.catalog-card-a1{color:red}',
  '.catalog-card-a1:hover>span,.catalog-card-a1 p{color:red}',
  '@media print{.catalog-card-a1{display:none}}',
  '.catalog-card-a1{animation:catalog-turn-b2 1s}@keyframes catalog-turn-b2{from{opacity:0}to{opacity:1}}',
  'body .catalog-card-a1:not(.inspiration-card-a1){color:red}',
])('PROM-105 is about its own elements: %s', (text) => {
  expect(foreignRules(text, 'catalog')).toEqual([]);
});

test.each([
  ['header{display:none}', ['header']],
  ['.catalog-card-a1,main{margin:0}', ['main']],
  ['.inspiration-card-a1{color:red}', ['.inspiration-card-a1']],
  ['body:has(.catalog-card-a1) footer{display:none}', ['body:has(.catalog-card-a1) footer']],
  ['@media (width>=10px){:root{--ink:red}}', [':root']],
  ['@font-face{font-family:Newsreader;src:local(Impact)}', ['@font-face']],
  ['@import "/other.css";', ['@import "/other.css";']],
  ['@keyframes turn{to{opacity:0}}', ['@keyframes turn']],
])('PROM-105 reaches out of its own elements: %s', (text, selectors) => {
  expect(foreignRules(text, 'catalog')).toEqual(selectors);
});
