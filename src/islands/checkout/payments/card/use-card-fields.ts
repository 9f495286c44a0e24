import { useElements } from '@stripe/react-stripe-js';
import type {
  StripeCardCvcElementChangeEvent,
  StripeCardExpiryElementChangeEvent,
  StripeCardNumberElementChangeEvent,
} from '@stripe/stripe-js';
import { useState } from 'react';
import type { CheckoutTexts } from '#i18n/checkout/index.ts';
import type { FieldError } from '#ui/ErrorSummary.tsx';

export type CardPart = 'number' | 'expiry' | 'cvc';
type Change = StripeCardNumberElementChangeEvent | StripeCardExpiryElementChangeEvent | StripeCardCvcElementChangeEvent;
type Part = { isComplete: boolean; isEmpty: boolean; error?: string };

const elementTypes = { number: 'cardNumber', expiry: 'cardExpiry', cvc: 'cardCvc' } as const;
export const cardParts = Object.keys(elementTypes) as CardPart[];
export const cardFieldId = (part: CardPart): string => `card-${part}`;

const untouched: Part = { isComplete: false, isEmpty: true };

/** What the provider's fields say about themselves: their contents never leave them. */
export function useCardFields(t: CheckoutTexts) {
  const elements = useElements();
  const [parts, setParts] = useState<Record<CardPart, Part>>({ number: untouched, expiry: untouched, cvc: untouched });
  const [isChecked, setChecked] = useState(false);
  const empty = { number: t.enterCardNumber, expiry: t.enterCardExpiry, cvc: t.enterCardCvc };

  const change =
    (part: CardPart) =>
    ({ complete, empty: isEmpty, error }: Change) =>
      setParts((before) => ({ ...before, [part]: { isComplete: complete, isEmpty, ...(error ? { error: error.message } : {}) } }));

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
    const missing = cardParts.find((part) => !parts[part].isComplete);
    if (missing) focus(missing);
    return missing === undefined;
  }

  return { change, errorOf, summary, check, focus, element };
}
