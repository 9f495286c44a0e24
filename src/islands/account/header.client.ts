import { $signedIn } from '#stores/account/signed-in.ts';

/** Every header and menu has a part for guests and one for who is signed in; this decides which of them is shown, without a framework. */
$signedIn.subscribe((person) => {
  document.documentElement.toggleAttribute('data-signed-in', Boolean(person));
  for (const element of document.querySelectorAll('[data-person]')) element.textContent = person?.name ?? '';
});

// A concierge's shop shows whose desk it is at.
if (import.meta.env.CHECKOUT_TYPE === 'billed') void import('./organization-logo.ts');

const act = () => import('./act.ts');

for (const control of document.querySelectorAll<HTMLElement>('[data-account-act]')) {
  // A popup opens only while the click is fresh: what opens it is fetched before.
  for (const type of ['pointerover', 'focus']) control.addEventListener(type, () => void act().catch(() => undefined), { once: true });
  control.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Without the script the login page says what is wrong.
    act().then(
      ({ signInHere, signOutHere }) => (control.dataset['accountAct'] === 'in' ? signInHere : signOutHere)(),
      () => location.assign((control as HTMLAnchorElement).href || '/'),
    );
  });
}

// Signed out here or elsewhere: this tab's tokens go, even where no page of it has asked for them.
$signedIn.listen((person) => {
  if (!person) void import('#stores/account/auth/session.ts');
});
