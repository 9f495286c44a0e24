/** The bar at the lower edge leads to the booking panel: in sight of that it is in the way. @returns what ends the watch */
export function hideBarBesidePanel(): () => void {
  const panel = document.querySelector('#book');
  const bar = document.querySelector('[data-tour-bar]');
  if (!panel || !bar) return () => {};
  const watch = new IntersectionObserver((seen) => bar.toggleAttribute('data-away', seen.at(-1)?.isIntersecting === true));
  watch.observe(panel);
  return () => watch.disconnect();
}
