/**
 * Where a second window is another tab, which covers the page and is hard to leave: on small screens and those that are touched.
 * The style sheets say the same (`in-one-window`).
 */
export const isOneWindow = (): boolean => matchMedia('(max-width: 767.98px), (pointer: coarse)').matches;
