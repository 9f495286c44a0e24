import Combobox from '@github/combobox-nav';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import { changeQuery, suggest } from '#stores/search/search.ts';

/**
 * The combobox of the search box: what opens and closes the list, and what its keys do (requirements 2).
 * @param listed what the list shows, the same object as long as it shows the same
 */
export function useSearchBox(listed: object, count: number, query: string, locale: Locale) {
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState(false);
  const [isAwake, setAwake] = useState(false);
  const isOpen = wanted && (query.trim() !== '' || count > 0);

  // Arrows and Enter in an open list. Another list starts with nothing chosen.
  useEffect(() => {
    if (!isOpen || !inputRef.current || !listRef.current) return undefined;
    const keys = new Combobox(inputRef.current, listRef.current, { tabInsertsSuggestions: false });
    keys.start();
    return () => keys.stop();
  }, [isOpen, listed]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isOurs = (node: EventTarget | null) => node instanceof Node && formRef.current?.contains(node);
    formRef.current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!isOurs(relatedTarget)) setWanted(false);
      },
      { signal },
    );
    // The mouse in the list leaves the focus in the input; Escape on the list's link gives it back.
    panelRef.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    panelRef.current?.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        inputRef.current?.focus();
        setWanted(false);
      },
      { signal },
    );
    // What is followed closes the list: the page may come back as it was left.
    listRef.current?.addEventListener('combobox-commit', () => setWanted(false), { signal });
    // While an input method composes, its keys are its own.
    formRef.current?.addEventListener(
      'keydown',
      (event) => {
        if (event.isComposing) event.stopPropagation();
      },
      { capture: true, signal },
    );
    // On a touch screen, a tap beside the form takes the focus from nothing.
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!isOurs(target)) setWanted(false);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);

  // The focus that woke the island came before it could be heard: until now, a style showed the list.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches('input, a') && formRef.current?.contains(focused)) setWanted(true);
    setAwake(true);
  }, []);

  // The query of a results page's address has no suggestions until somebody looks for them.
  useEffect(() => {
    if (isOpen) suggest(locale);
  }, [isOpen, query, locale]);

  const open = () => setWanted(true);
  return {
    isOpen,
    isAwake,
    formRef,
    inputRef,
    panelRef,
    listRef,
    open,
    type: (text: string) => {
      changeQuery(text, locale);
      open();
    },
    /**
     * Arrows open a closed list. Escape closes an open one, where a browser would empty a search field, and else does so in every browser.
     */
    handleKey: (event: KeyboardEvent) => {
      const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
      const isChord = event.shiftKey || event.ctrlKey || event.metaKey || event.altKey;
      if (isArrow && !isOpen && !isChord) {
        event.preventDefault();
        open();
      }
      if (event.key !== 'Escape') return;
      event.preventDefault();
      if (isOpen) setWanted(false);
      else changeQuery('', locale);
    },
  };
}
