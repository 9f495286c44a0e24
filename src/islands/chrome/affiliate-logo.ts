import { $affiliate } from '#stores/browser/affiliate.ts';

/** Shows the affiliate's logo once it is there; without one, nothing (requirements 2). */
const logo = document.querySelector<HTMLImageElement>('[data-affiliate-logo]');
const code = $affiliate.get();
if (logo && code) {
  logo.addEventListener('load', () => {
    logo.hidden = false;
  });
  logo.addEventListener('error', () => logo.remove());
  logo.src = `${logo.dataset['affiliateLogo'] ?? ''}${code}.svg`;
}
