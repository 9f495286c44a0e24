import { describe, expect, test } from 'vitest';
import { confirmationMessages } from '#i18n/confirmation/index.ts';
import { headText } from '#islands/confirmation/head-text.ts';
import type { Booked } from '#stores/checkout/result.ts';
import { orderOf } from '../../../support/several-booked.ts';

const email = 'ada@example.com';
const onTheirWay = `The tickets for what is booked are on their way to ${email}.`;
type Row = [statuses: Booked['status'][], kicker: string, title: string, lead: string];

const english: Row[] = [
  [['on_request'], 'Requested', 'Nearly there', `We have asked the operator for your spots and will write to ${email}.`],
  [['on_request', 'on_request'], 'Requested', 'Nearly there', `We have asked the operators for your spots and will write to ${email}.`],
  [['on_request', 'declined'], 'Requested', 'Nearly there', `We have asked the operator for your spots and will write to ${email}.`],
  [
    ['confirmed', 'on_request'],
    '1 of 2 booked',
    'Nearly there',
    `${onTheirWay} The answer of one operator is still to come; we will write to you as soon as it is there.`,
  ],
  [
    ['confirmed', 'on_request', 'on_request'],
    '1 of 3 booked',
    'Nearly there',
    `${onTheirWay} 2 answers of operators are still to come; we will write to you as soon as they are there.`,
  ],
  [
    ['declined', 'declined'],
    'Not available',
    'This time it did not work out',
    `The operators had no spots left. You pay nothing; the details are in our e-mails to ${email}.`,
  ],
  [
    ['cancelled'],
    'Cancelled',
    'This booking is cancelled',
    `Any tickets for it are no longer valid. What comes back of the price is in our e-mail to ${email}.`,
  ],
  [
    ['cancelled', 'cancelled'],
    'Cancelled',
    'Your bookings are cancelled',
    `Any tickets for them are no longer valid. What comes back of the price is in our e-mails to ${email}.`,
  ],
  [
    ['cancelled', 'declined'],
    '0 of 2 booked',
    'Nothing of this trip is booked any more',
    `Any tickets for it are no longer valid. What comes back of the price is in our e-mail to ${email}.`,
  ],
];

describe('how an order stands as a whole', () => {
  test.each(english)('%j', (statuses, kicker, title, lead) => {
    expect(headText(orderOf(statuses), confirmationMessages('en'))).toEqual({ kicker, title, lead });
  });

  test('German, of one and of several', () => {
    const of = (...statuses: Booked['status'][]) => headText(orderOf(statuses), confirmationMessages('de'));
    expect(of('declined').lead).toContain('Der Veranstalter hatte keine Plätze mehr.');
    expect(of('declined', 'declined').lead).toContain('Die Veranstalter hatten keine Plätze mehr.');
    expect(of('on_request').lead).toContain('beim Veranstalter');
    expect(of('on_request', 'on_request').lead).toContain('bei den Veranstaltern');
    expect(of('confirmed', 'on_request', 'on_request').lead).toContain('2 Antworten von Veranstaltern');
    expect(of('cancelled').title).toBe('Diese Buchung ist storniert');
    expect(of('cancelled', 'cancelled').title).toBe('Ihre Buchungen sind storniert');
    expect(of('cancelled', 'declined')).toMatchObject({ kicker: '0 von 2 gebucht', title: 'Von dieser Reise ist nichts mehr gebucht' });
  });
});
