/**
 * What is pressed or chosen before the page's own scripts have run is kept, and given to them once they have (design 5): this stands in
 * the page, they come later. Islands keep such presses themselves, and what a browser answers by itself needs no script.
 */
const pressed = 'button[type="button"]:not([commandfor], [popovertarget])';

const replays: (() => void)[] = [];

function keep(event: Event): void {
  const { target, type } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(type === 'click' ? pressed : 'select') : null;
  if (!control || control.closest('astro-island')) return;
  event.stopImmediatePropagation();
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    replays.push(() => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  } else replays.push(() => control.click());
}

for (const type of ['click', 'change']) addEventListener(type, keep, true);
addEventListener(
  'DOMContentLoaded',
  () => {
    for (const type of ['click', 'change']) removeEventListener(type, keep, true);
    for (const replay of replays) replay();
  },
  { once: true },
);

// Makes it a module; it imports nothing, so that it is written into the page.
export {};
