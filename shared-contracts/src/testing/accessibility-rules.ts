/** axe's rules for WCAG 2.2 AA, as tags. */
export const WCAG_RULES: readonly string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
