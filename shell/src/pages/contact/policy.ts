/** INFO-9. The page shows the date of the last update with each policy. */
export type Policy = {
  title: string;
  introduction: string;
  content: readonly { heading: string; points: readonly string[] }[];
};
