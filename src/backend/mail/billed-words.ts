import type { Locale } from '#contracts/common.ts';

const en = {
  confirmed: (count: number) =>
    count === 1
      ? 'Your booking is confirmed. The ticket is attached as a PDF: print it, or simply show it on your telephone.'
      : `Your booking is confirmed. The ${count} tickets are attached as a PDF: print them, or simply show them on your telephone.`,
  charged: (payer: string) => `Charged to the account of ${payer}. There is nothing left to pay.`,
  requested: (payer: string) => `The amount is charged to the account of ${payer} when the operator accepts; otherwise nothing is charged.`,
  notCharged: (payer: string) => `Nothing has been charged to the account of ${payer}.`,
  preview: (amount: string) => `${amount} is credited.`,
  credited: (amount: string, payer: string) => `${amount} is credited to the account of ${payer}.`,
};

const de: typeof en = {
  confirmed: (count) =>
    count === 1
      ? 'Ihre Buchung ist bestätigt. Das Ticket liegt als PDF bei: zum Ausdrucken oder zum Vorzeigen auf dem Handy.'
      : `Ihre Buchung ist bestätigt. Die ${count} Tickets liegen als PDF bei: zum Ausdrucken oder zum Vorzeigen auf dem Handy.`,
  charged: (payer) => `Die Zahlung läuft über das Konto von ${payer}. Für Sie ist nichts mehr zu bezahlen.`,
  requested: (payer) => `Sobald der Veranstalter zusagt, wird das Konto von ${payer} belastet; andernfalls wird nichts berechnet.`,
  notCharged: (payer) => `Das Konto von ${payer} wurde nicht belastet.`,
  preview: (amount) => `${amount} werden gutgeschrieben.`,
  credited: (amount, payer) => `${amount} werden dem Konto von ${payer} gutgeschrieben.`,
};

/** What mails say about money where an organisation's account pays (`payer` is its name), in place of what they say about cards. */
export const billedWords: Record<Locale, typeof en> = { en, de };
