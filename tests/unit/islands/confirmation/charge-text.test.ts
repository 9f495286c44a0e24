import { describe, expect, test } from 'vitest';
import { locales } from '#contracts/common.ts';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { chargeText } from '#islands/confirmation/charge-text.ts';
import type { Booked } from '#stores/checkout/result.ts';
import { orderOf } from '../../../support/several-booked.ts';

const aside = {
  en: (amount: string) =>
    `Nothing so far. ${amount} is set aside: when the last operator has answered, at most 24 hours after your order, ` +
    'what is certain is charged in one amount, and the rest is released.',
  de: (amount: string) =>
    `Bisher nichts. ${amount} sind vorgemerkt: Wenn die letzte Antwort da ist, ` +
    'spätestens 24 Stunden nach Ihrer Bestellung, wird in einem Betrag abgebucht, was fest gebucht ist. Der Rest wird freigegeben.',
};

const sentences = {
  en: {
    all206: '€206 was charged.',
    part125: '€125 was charged. The rest of what had been set aside is released.',
    booked125: '€125 was charged for what is booked.',
    booked81: '€81 was charged for what is booked.',
    aside206: aside.en('€206'),
    aside287: aside.en('€287'),
    released: 'Nothing. What had been set aside is released.',
    account206: '€206 goes onto your organisation’s account.',
    account125: '€125 goes onto your organisation’s account.',
    accountBooked125: '€125 goes onto your organisation’s account for what is booked.',
    accountBooked81: '€81 goes onto your organisation’s account for what is booked.',
    asked: 'What is on request is charged to your organisation’s account only if the operator accepts.',
    bothAsked: 'What is on request is charged to your organisation’s account only if the operators accept.',
    notYet: 'Nothing so far.',
    nothing: 'Nothing.',
    cancelled: 'For what was cancelled, our e-mail to ada@example.com says how much of the price comes back; only the rest is to be paid.',
    bothCancelled:
      'For what was cancelled, our e-mails to ada@example.com say how much of the price comes back; only the rest is to be paid.',
  },
  de: {
    all206: '206 € wurden abgebucht.',
    part125: '125 € wurden abgebucht. Was darüber hinaus vorgemerkt war, wird freigegeben.',
    booked125: 'Für alles, was gebucht ist, wurden 125 € abgebucht.',
    booked81: 'Für alles, was gebucht ist, wurden 81 € abgebucht.',
    aside206: aside.de('206 €'),
    aside287: aside.de('287 €'),
    released: 'Nichts. Was vorgemerkt war, wird freigegeben.',
    account206: '206 € gehen auf die Rechnung Ihrer Organisation.',
    account125: '125 € gehen auf die Rechnung Ihrer Organisation.',
    accountBooked125: 'Für alles, was gebucht ist, gehen 125 € auf die Rechnung Ihrer Organisation.',
    accountBooked81: 'Für alles, was gebucht ist, gehen 81 € auf die Rechnung Ihrer Organisation.',
    asked: 'Für Angefragtes wird das Konto Ihrer Organisation erst belastet, wenn der Veranstalter zusagt.',
    bothAsked: 'Für Angefragtes wird das Konto Ihrer Organisation erst belastet, wenn die Veranstalter zusagen.',
    notYet: 'Bisher nichts.',
    nothing: 'Nichts.',
    cancelled: 'Wie viel vom Preis für Storniertes zurückkommt, steht in unserer E-Mail an ada@example.com; zu zahlen ist nur der Rest.',
    bothCancelled:
      'Wie viel vom Preis für Storniertes zurückkommt, steht in unseren E-Mails an ada@example.com; zu zahlen ist nur der Rest.',
  },
};

type Sentence = keyof (typeof sentences)['en'];
type Row = [statuses: Booked['status'][], card: Sentence[], account: Sentence[]];

/** Cancelled with another answer to come: before the last one; with none to come: before it or after. Either way a part may be retained. */
const table: Row[] = [
  [['confirmed', 'confirmed'], ['all206'], ['account206']],
  [['confirmed', 'on_request'], ['aside206'], ['accountBooked125', 'asked']],
  [['confirmed', 'declined'], ['part125'], ['account125']],
  [
    ['confirmed', 'cancelled'],
    ['booked125', 'cancelled'],
    ['accountBooked125', 'cancelled'],
  ],
  [
    ['cancelled', 'confirmed'],
    ['booked81', 'cancelled'],
    ['accountBooked81', 'cancelled'],
  ],
  [['on_request', 'on_request'], ['aside206'], ['notYet', 'bothAsked']],
  [['on_request', 'declined'], ['aside206'], ['notYet', 'asked']],
  [
    ['cancelled', 'on_request'],
    ['aside206', 'cancelled'],
    ['asked', 'cancelled'],
  ],
  [['declined', 'declined'], ['released'], ['nothing']],
  [['cancelled', 'declined'], ['cancelled'], ['cancelled']],
  [['cancelled', 'cancelled'], ['bothCancelled'], ['bothCancelled']],
  [
    ['confirmed', 'cancelled', 'on_request'],
    ['aside287', 'cancelled'],
    ['accountBooked125', 'asked', 'cancelled'],
  ],
  [
    ['confirmed', 'cancelled', 'declined'],
    ['booked125', 'cancelled'],
    ['accountBooked125', 'cancelled'],
  ],
];

describe.each(locales)('what has been charged of an order so far, %s', (locale) => {
  const said = (names: Sentence[]) => names.map((name) => sentences[locale][name]).join(' ');
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  test.each(table)('%j', (statuses, card, account) => {
    const t = confirmationMessages(locale);
    expect(plain(chargeText(orderOf(statuses), locale, t))).toBe(said(card));
    expect(plain(chargeText(orderOf(statuses, { onAccount: true }), locale, t))).toBe(said(account));
  });
});
