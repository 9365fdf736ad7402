import {
  __unsafe_useEmotionCache,
  CacheProvider,
  ClassNames,
  createElement,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withEmotionCache,
} from '@emotion/react';

/**
 * Emotion as the shell provides it: without `withTheme`. Nothing uses it, and it alone would add two packages (0.8 KB on every
 * page). The gate refuses a remote that imports it.
 */
export const emotion = {
  CacheProvider,
  ClassNames,
  __unsafe_useEmotionCache,
  createElement,
  css,
  Global,
  jsx,
  keyframes,
  ThemeContext,
  ThemeProvider,
  useTheme,
  withEmotionCache,
};
