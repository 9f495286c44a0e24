import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import type { Locale } from '#contracts/common.ts';
import type { Suggestion } from '#domain/suggestions.ts';
import { changeQuery, suggest } from '#stores/search.ts';

const { InputBlur, InputClick, InputKeyDownEnter, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Leaving the input neither chooses what is highlighted nor closes the list (it has a link of its own); a click keeps it open. */
function adjust(state: UseComboboxState<Suggestion>, { type, changes }: UseComboboxStateChangeOptions<Suggestion>): Partial<UseComboboxState<Suggestion>> {
  if (type === InputBlur) return state;
  return type === InputClick ? { ...changes, isOpen: true } : changes;
}

/** The combobox of the search box: what opens and closes the list, and what its keys do (spec section 2). */
export function useSearchBox(items: Suggestion[], query: string, locale: Locale) {
  const formRef = useRef<HTMLFormElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [isAwake, setAwake] = useState(false);
  const isOpen = wanted && (query.trim() !== '' || items.length > 0);

  const combobox = useCombobox<Suggestion>({
    items, isOpen, inputValue: query, selectedItem: null,
    itemToString: (item) => item?.name ?? '',
    stateReducer: adjust,
    onIsOpenChange: (change) => setWanted(change.isOpen),
    onInputValueChange: ({ type, inputValue }) => { if (type === InputKeyDownEscape) changeQuery(inputValue, locale); },
    // What is clicked is a link.
    onSelectedItemChange: ({ type, selectedItem }) => { if (selectedItem && type === InputKeyDownEnter) location.assign(selectedItem.href); },
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const isOurs = (node: EventTarget | null) => node instanceof Node && formRef.current?.contains(node);
    formRef.current?.addEventListener('focusout', ({ relatedTarget }) => { if (!isOurs(relatedTarget)) setWanted(false); }, { signal });
    // The mouse in the list leaves the focus in the input; Escape on the list's link gives it back.
    panelRef.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    panelRef.current?.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return;
      formRef.current?.querySelector('input')?.focus();
      setWanted(false);
    }, { signal });
    // On a touch screen, a tap beside the form takes the focus from nothing.
    document.addEventListener('pointerdown', ({ target }) => { if (!isOurs(target)) setWanted(false); }, { signal });
    return () => listening.abort();
  }, []);

  // The focus that woke the island came before it could be heard: until now, a style showed the list.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused?.matches('input, a') && formRef.current?.contains(focused)) setWanted(true);
    setAwake(true);
  }, []);

  // The query of a results page's address has no suggestions until somebody looks for them.
  useEffect(() => { if (isOpen) suggest(locale); }, [isOpen, query, locale]);

  return {
    ...combobox,
    isOpen,
    formRef,
    panelRef,
    isAwake,
    open: () => setWanted(true),
    type: (event: ChangeEvent<HTMLInputElement>) => {
      changeQuery(event.target.value, locale);
      setWanted(true);
    },
    /** With nothing highlighted, Enter sends the form; Escape closes the list, where a browser would also empty a search field. */
    handleKey: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen) event.preventDefault();
      if (event.key === 'Enter' && combobox.highlightedIndex < 0) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
    },
  };
}
