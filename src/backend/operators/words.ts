import type { Locale } from '#contracts/common.ts';

const en = {
  letter: {
    subject: (order: string, tour: string, day: string, time: string) => `Booking request ${order}: ${tour}, ${day}, ${time}`,
    preview: 'Please answer within 24 hours.',
    heading: 'Can you take this booking?',
    intro:
      "The seats are kept and the amount is reserved on the shopper's card. Without an answer within 24 hours, or before the visit starts, the request is declined and the seats are free again.",
    introOnAccount: (payer: string) =>
      `The seats are kept, and ${payer} pays on account. Without an answer within 24 hours, or before the visit starts, the request is declined and the seats are free again.`,
    answers: 'Answers to your questions',
    adds: 'The shopper adds',
    bookedBy: 'Booked by',
    total: 'Total',
    accept: 'Accept',
    decline: 'Decline',
    footer: 'You receive this mail because a shopper has booked a tour that you offer.',
  },
  titles: {
    on_request: 'Booking request',
    confirmed: 'This booking is accepted',
    declined: 'This booking is declined',
    cancelled: 'This booking is cancelled',
  },
  outcomes: {
    confirmed: 'It is paid, and the shopper receives the tickets by e-mail.',
    declined: 'The seats are free again. The shopper has been told and is not charged.',
    cancelled: 'The shopper has cancelled it. The seats are free again.',
  },
  order: 'Order',
  tour: 'Tour',
  date: 'Date',
  booked: 'Booked',
  by: 'By',
  buttons: { accept: 'Accept this booking', decline: 'Decline this booking' },
  unknown: { title: 'This link is not valid', text: 'Please open the link from our mail once more.' },
};

const de: typeof en = {
  letter: {
    subject: (order, tour, day, time) => `Buchungsanfrage ${order}: ${tour}, ${day}, ${time}`,
    preview: 'Bitte antworten Sie innerhalb von 24 Stunden.',
    heading: 'Können Sie diese Buchung annehmen?',
    intro:
      'Die Plätze sind freigehalten, und der Betrag ist auf der Karte des Gastes reserviert. Ohne Antwort innerhalb von 24 Stunden oder bis zum Beginn der Tour gilt die Anfrage als abgelehnt, und die Plätze sind wieder frei.',
    introOnAccount: (payer) =>
      `Die Plätze sind freigehalten, und ${payer} zahlt auf Rechnung. Ohne Antwort innerhalb von 24 Stunden oder bis zum Beginn der Tour gilt die Anfrage als abgelehnt, und die Plätze sind wieder frei.`,
    answers: 'Antworten auf Ihre Fragen',
    adds: 'Der Gast schreibt dazu',
    bookedBy: 'Gebucht von',
    total: 'Gesamtbetrag',
    accept: 'Annehmen',
    decline: 'Ablehnen',
    footer: 'Sie erhalten diese E-Mail, weil ein Gast eine Tour gebucht hat, die Sie anbieten.',
  },
  titles: {
    on_request: 'Buchungsanfrage',
    confirmed: 'Diese Buchung ist angenommen',
    declined: 'Diese Buchung ist abgelehnt',
    cancelled: 'Diese Buchung ist storniert',
  },
  outcomes: {
    confirmed: 'Sie ist bezahlt, und der Gast erhält die Tickets per E-Mail.',
    declined: 'Die Plätze sind wieder frei. Der Gast weiß Bescheid und zahlt nichts.',
    cancelled: 'Der Gast hat sie storniert. Die Plätze sind wieder frei.',
  },
  order: 'Bestellnummer',
  tour: 'Tour',
  date: 'Termin',
  booked: 'Gebucht',
  by: 'Gast',
  buttons: { accept: 'Diese Buchung annehmen', decline: 'Diese Buchung ablehnen' },
  unknown: { title: 'Dieser Link ist ungültig', text: 'Bitte öffnen Sie den Link aus unserer E-Mail noch einmal.' },
};

/** What operators read: mails about tours on request, and the pages where they answer. */
export const words: Record<Locale, typeof en> = { en, de };

/** Operators come from everywhere: they are written to in English, unless the brand does not have it. */
export const operatorsLocale: Locale = 'en';
