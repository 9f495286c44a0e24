/** From weakest to strongest. */
const order = '@layer reset, tokens, base, ui, islands, components, utilities;';

/**
 * Every stylesheet begins with the order of the cascade layers: which sheet a page loads first is up to the bundler,
 * and the first one that names a layer would fix its place.
 */
export const layerOrder = () => ({
  postcssPlugin: 'landfall:layer-order',
  Once: (root) => {
    root.prepend(order);
  },
});
