/**
 * What Node is given to run `astro build` in the project's root. Every page passes through half a megabyte of buffers, and for each 64 MB
 * of them V8 marks the whole heap, however large: with many tours that was most of a build. With these flags it waits until heap and
 * buffers together have grown by three fifths. Figures: decision 31.
 */
export const astroBuild: readonly string[] = [
  '--external-memory-accounted-in-global-limit',
  '--heap-growing-percent=60',
  'node_modules/astro/bin/astro.mjs',
  'build',
];
