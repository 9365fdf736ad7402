import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import { firstPaint } from './first-paint.ts';

/*
 * The shell's entry point. `eager` puts the shop into the same files, but evaluates it here: on a warm visit its scripts come
 * from the cache before anything is painted (decision 060).
 */
void firstPaint().then(() => import(/* webpackMode: "eager" */ './main.tsx'));
