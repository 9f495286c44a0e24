import { useElements } from '@stripe/react-stripe-js';
import type {
  StripeCardCvcElementChangeEvent,
  StripeCardExpiryElementChangeEvent,
  StripeCardNumberElementChangeEvent,
} from '@stripe/stripe-js';
import { useRef, useState } from 'react';
import type { CheckoutTexts } from '#i18n/checkout/index.ts';
import type { FieldError } from '#ui/ErrorSummary.tsx';

export type CardPart = 'number' | 'expiry' | 'cvc';
type Change = StripeCardNumberElementChangeEvent | StripeCardExpiryElementChangeEvent | StripeCardCvcElementChangeEvent;
type Part = { isComplete: boolean; isEmpty: boolean; error?: string };

const elementTypes = { number: 'cardNumber', expiry: 'cardExpiry', cvc: 'cardCvc' } as const;
export const cardParts = Object.keys(elementTypes) as CardPart[];
export const cardFieldId = (part: CardPart): string => `card-${part}`;

const untouched: Part = { isComplete: false, isEmpty: true };
const nothingTyped: Record<CardPart, Part> = { number: untouched, expiry: untouched, cvc: untouched };

/** What the provider's fields say about themselves: their contents never leave them. */
export function useCardFields(t: CheckoutTexts) {
  const elements = useElements();
  const [parts, setParts] = useState(nothingTyped);
  // A press may come before React has drawn the last digit: it counts for what the fields have said, not for what is drawn.
  const said = useRef(nothingTyped);
  const [isChecked, setChecked] = useState(false);
  const empty = { number: t.enterCardNumber, expiry: t.enterCardExpiry, cvc: t.enterCardCvc };

  const change =
    (part: CardPart) =>
    ({ complete, empty: isEmpty, error }: Change) => {
      said.current = { ...said.current, [part]: { isComplete: complete, isEmpty, ...(error ? { error: error.message } : {}) } };
      setParts(said.current);
    };

  function errorOf(part: CardPart): string | undefined {
    const { isComplete, isEmpty, error } = parts[part];
    if (!isChecked || isComplete) return undefined;
    return error ?? (isEmpty ? empty[part] : t.cardIncomplete);
  }

  const element = (part: CardPart) => elements?.getElement(elementTypes[part] as 'cardNumber') ?? null;
  const focus = (part: CardPart) => element(part)?.focus();
  const summary: FieldError[] = cardParts.flatMap((part) => {
    const text = errorOf(part);
    return text ? [{ id: cardFieldId(part), text }] : [];
  });

  /** Shows what is missing and goes to the first of it. @returns whether the card is complete */
  function check(): boolean {
    setChecked(true);
    const missing = cardParts.find((part) => !said.current[part].isComplete);
    if (missing) focus(missing);
    return missing === undefined;
  }

  return { change, errorOf, summary, check, focus, element };
}
