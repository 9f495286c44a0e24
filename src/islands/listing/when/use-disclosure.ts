import { useEffect, useRef } from 'react';

/** A `details` that closes by Escape and by a press beside it, as a menu does. */
export function useDisclosure() {
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    const details = ref.current;
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Node && details?.contains(target))) close();
      },
      { signal },
    );
    details?.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        close();
        details.querySelector('summary')?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return { ref, close };
}
