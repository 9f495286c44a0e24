/** The form is plain HTML and works without this; what sends it in place is fetched when it is first sent. */
const take = (event: Event): void => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement;
  import('./submit.ts').then(
    ({ submit }) => submit(form),
    () => {
      form.dataset['state'] = 'offline';
    },
  );
};

for (const form of document.querySelectorAll<HTMLFormElement>('[data-newsletter]')) {
  form.addEventListener('submit', take);
  // Instead of the browser's own words: those are in its language, not in the page's.
  form.addEventListener('invalid', take, true);
}
