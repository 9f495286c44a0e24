import { useEffect } from 'react';
import { writeChoices } from '#domain/listing-address.ts';
import { $choices } from '#stores/listing/choices.ts';

/** Browsers refuse more than some hundred changes in half a minute, and a slider makes many. */
const settleMilliseconds = 150;

/** Keeps the choices in the address, so that the page can be shared, reloaded and come back to. */
export function useAddress(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = $choices.listen((choices) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        history.replaceState(history.state, '', `${location.pathname}${writeChoices(location.search, choices)}${location.hash}`);
      }, settleMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
