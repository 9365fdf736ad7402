/** The texts of the compare slider. In a file of their own: each fragment of the remote would carry them. */
export const compareMessages = {
  label: (left: string, right: string) => `Compare ${left} with ${right}`,
  value: (percent: number, left: string) => `${percent}% ${left}`,
} as const;
