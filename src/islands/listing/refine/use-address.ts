import { useEffect } from 'react';
import { writeChoices } from '#domain/listing-address.ts';
import { momentIn } from '#domain/when.ts';
import { $choices } from '#stores/listing/choices.ts';

/** Browsers refuse more than some hundred changes in half a minute, and a slider makes many. */
const settleMilliseconds = 150;

/** Keeps the choices in the address, so that the page can be shared, reloaded and come back to. */
export function useAddress(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      history.replaceState(history.state, '', `${location.pathname}${writeChoices(location.search, $choices.get())}${location.hash}`);
    };
    // Tomorrow "tomorrow" is another day.
    if (momentIn(new URLSearchParams(location.search))) write();
    const stop = $choices.listen(() => {
      clearTimeout(timer);
      timer = setTimeout(write, settleMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}
