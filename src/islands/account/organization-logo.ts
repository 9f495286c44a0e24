import { $signedIn } from '#stores/account/signed-in.ts';

/** Puts the organisation's logo in place of the brand's while one of its concierges is signed in; the brand's own where it fails. */
const place = document.querySelector('[data-organization-logo]');
const image = Object.assign(new Image(), { alt: '' });
const show = (isShown: boolean): void => {
  document.documentElement.toggleAttribute('data-organization', isShown);
};

image.addEventListener('load', () => {
  place?.replaceChildren(image);
  show(Boolean($signedIn.get()?.logoUrl));
});
image.addEventListener('error', () => show(false));

$signedIn.subscribe((person) => {
  if (person?.logoUrl) {
    if (image.getAttribute('src') !== person.logoUrl) image.src = person.logoUrl;
    return;
  }
  image.removeAttribute('src');
  show(false);
  // Once for each sign-in: what it finds is stored beside the name.
  if (person && person.logoUrl === undefined) void import('#stores/account/logo.ts').then(({ findLogo }) => findLogo());
});
