import type { Locale } from '#contracts/common.ts';

/** What tickets and calendar entries say, in the booking's language. */
export const words = {
  en: {
    ticket: (number: number, count: number) => (count === 1 ? 'Ticket' : `Ticket ${number} of ${count}`),
    date: 'Date',
    time: 'Start',
    duration: 'Duration',
    traveller: 'Traveller',
    order: 'Order',
    meetingPoint: 'Meeting point',
    pickup: 'Pick-up',
    operator: 'Operated by',
    language: 'Languages',
    localTime: (city: string) => `local time in ${city}`,
    guest: (number: number) => `Traveller ${number}`,
    scan: 'Show this code to your guide',
    orderNumber: 'Order number',
    cancelled: {
      title: 'This ticket is no longer valid',
      text: (order: string) => `The booking ${order} has been cancelled.`,
      link: 'See the booking and its refund',
    },
  },
  de: {
    ticket: (number: number, count: number) => (count === 1 ? 'Ticket' : `Ticket ${number} von ${count}`),
    date: 'Datum',
    time: 'Beginn',
    duration: 'Dauer',
    traveller: 'Gast',
    order: 'Bestellung',
    meetingPoint: 'Treffpunkt',
    pickup: 'Abholung',
    operator: 'Veranstalter',
    language: 'Sprachen',
    localTime: (city: string) => `Ortszeit ${city}`,
    guest: (number: number) => `Gast ${number}`,
    scan: 'Zeigen Sie diesen Code vor Ort',
    orderNumber: 'Bestellnummer',
    cancelled: {
      title: 'Dieses Ticket gilt nicht mehr',
      text: (order: string) => `Die Buchung ${order} wurde storniert.`,
      link: 'Buchung und Erstattung ansehen',
    },
  },
} satisfies Record<Locale, unknown>;
