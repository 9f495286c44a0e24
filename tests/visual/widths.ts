/** A small phone and a desk, in CSS pixels. */
export const widths = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
] as const;
