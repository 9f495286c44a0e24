import { atom, onMount } from 'nanostores';
import { isProposal } from '#domain/proposal-hash.ts';

/** Whether a link has proposed a trip since the page was opened: what shows it is loaded then. */
export const $isProposed = atom(false);

onMount($isProposed, () => {
  const look = () => {
    if (isProposal(location.hash)) $isProposed.set(true);
  };
  look();
  addEventListener('hashchange', look);
  return () => removeEventListener('hashchange', look);
});
