import type { Locale } from '#contracts/common.ts';

const en = {
  order: 'Order number',
  tour: 'Tour',
  date: 'Date',
  start: 'Start',
  localTime: (time: string, city: string) => `${time}, local time in ${city}`,
  duration: 'Duration',
  travellers: 'Travellers',
  meetingPoint: 'Meeting point',
  pickup: 'We pick you up here',
  map: 'Show on the map',
  operator: 'Your operator',
  manage: 'See or cancel your booking',
  yourOrder: 'Your order',
  total: 'Total',
  totalReserved: 'Total, reserved but not charged',
  footer: 'Tours, activities and shows in twelve cities. Please keep this mail: it is your proof of booking.',
  ticket: {
    subject: (tour: string, order: string) => `Your tickets for ${tour} (${order})`,
    preview: (date: string, time: string) => `${date}, ${time}: your tickets are attached.`,
    heading: (name: string) => `Off you go, ${name}!`,
    intro: (count: number) =>
      count === 1
        ? 'Your booking is confirmed and paid. The ticket is attached as a PDF: print it, or simply show it on your telephone.'
        : `Your booking is confirmed and paid. The ${count} tickets are attached as a PDF: print them, or simply show them on your telephone.`,
    calendar: 'The calendar file puts the start into your diary, at the time of day that applies on the spot.',
  },
  request: {
    subject: (tour: string, order: string) => `We are asking for you: ${tour} (${order})`,
    preview: 'The operator answers within 24 hours.',
    heading: (name: string) => `We are asking for you, ${name}`,
    intro:
      'This tour runs on request. We have asked the operator whether your date is available, and you will have the answer within 24 hours. Your seats are kept until then.',
    money:
      'The amount is only reserved on your card. It is charged when the operator accepts; otherwise the reservation is released immediately.',
  },
  declined: {
    subject: (tour: string, order: string) => `Unfortunately not available: ${tour} (${order})`,
    preview: 'Nothing has been charged.',
    heading: (name: string) => `Unfortunately not this time, ${name}`,
    intro: (tour: string, date: string) => `The operator could not confirm ${tour} for ${date}. We are sorry about that.`,
    money:
      'Nothing has been charged: the reservation on your card has been released. Depending on your bank it disappears from your statement within a few days.',
    again: 'Look for another date',
  },
  refund: {
    subject: (tour: string, order: string) => `Cancelled: ${tour} (${order})`,
    preview: (amount: string) => `You get ${amount} back.`,
    heading: 'Your booking is cancelled',
    intro: (tour: string, date: string) =>
      `As you asked, we have cancelled your booking of ${tour} for ${date}. The tickets are no longer valid.`,
    amount: 'Refund',
    ofTotal: (share: string, total: string) => `${share} of ${total}`,
    money: (amount: string) =>
      `${amount} goes back to the card with which you paid. It takes 5 to 10 working days until you see it on your statement.`,
    released: (amount: string) =>
      `Nothing had been charged: the ${amount} that was reserved on your card is released. Depending on your bank the reservation disappears within 5 to 10 working days.`,
  },
  code: {
    subject: (code: string) => `${code} is your code`,
    preview: 'It is good for 15 minutes.',
    heading: 'Your code',
    intro: (order: string) => `Somebody, we hope it was you, would like to see the booking ${order}. Please enter this code on our page:`,
    label: 'Code',
    expiry:
      'The code is good for 15 minutes. If you did not ask for it, you need do nothing: without it nobody can see your booking. Please do not pass it on; we never ask for it on the telephone.',
    footer: 'Tours, activities and shows in twelve cities.',
  },
  newsletter: {
    subject: 'Please confirm your subscription to our newsletter',
    preview: 'One click, and you are on the list.',
    heading: 'Shall we write to you?',
    intro:
      'This address has been entered for our newsletter: about once a month, new tours and a city worth reading about. Please confirm that it was you.',
    confirm: 'Yes, subscribe me',
    expiry: 'The link is good for seven days. If you do nothing, you will hear nothing more from us, and the address is deleted.',
    notMe: {
      title: 'Was it not you?',
      line: 'Then somebody has probably mistyped an address.',
      link: 'Delete my address now, or unsubscribe later',
    },
    footer: 'Tours, activities and shows in twelve cities.',
  },
  account: {
    verification: {
      subject: 'Please confirm your e-mail address',
      preview: 'Then you see your bookings in your account.',
      heading: 'Welcome',
      intro:
        'You have created an account with this e-mail address. Please confirm that it is yours: then you see your bookings and can change your details.',
      button: 'Confirm my address',
      expiry: 'The link is good for three days. If you did not create an account, please ignore this mail.',
    },
    reset: {
      subject: 'Choose a new password',
      preview: 'The link is good for one hour.',
      heading: 'A new password for you',
      intro: 'Somebody, probably you, has asked for a new password for your account.',
      button: 'Choose a new password',
      expiry: 'The link is good for one hour and works once. If it was not you, please ignore this mail: your password stays as it is.',
    },
    known: {
      subject: 'You have an account already',
      preview: 'Sign in with this e-mail address.',
      heading: 'You are no stranger here',
      intro:
        'Somebody, probably you, wanted to create an account with this e-mail address. There is one already: simply sign in. If you have forgotten your password, choose a new one.',
      button: 'Choose a new password',
      expiry: 'The link is good for one hour and works once. If it was not you, please ignore this mail: nothing has changed.',
    },
  },
  deleted: {
    subject: 'Your account has been deleted',
    preview: 'Profile, wishlist and sessions are gone.',
    heading: 'Your account has been deleted',
    intro:
      'As you asked, we have deleted the account with this e-mail address, with its profile and its wishlist. You are signed out on all devices.',
    bookings: {
      title: 'Still to come',
      link: 'Find a booking',
      text: 'These bookings stay valid, and so do their tickets. You open them with order number, e-mail address and a code that we send you:',
    },
    kept: 'Of bookings, tax law has us keep who was invoiced for what. Whatever else we know of them is erased once the visit is over and everything is settled.',
    notMe: (contact: string) => `Was it not you? Then please write to ${contact} at once.`,
  },
};

const de: typeof en = {
  order: 'Bestellnummer',
  tour: 'Tour',
  date: 'Datum',
  start: 'Beginn',
  localTime: (time, city) => `${time}, Ortszeit ${city}`,
  duration: 'Dauer',
  travellers: 'Gäste',
  meetingPoint: 'Treffpunkt',
  pickup: 'Hier werden Sie abgeholt',
  map: 'Auf der Karte zeigen',
  operator: 'Ihr Veranstalter',
  manage: 'Buchung ansehen oder stornieren',
  yourOrder: 'Ihre Bestellung',
  total: 'Gesamtbetrag',
  totalReserved: 'Gesamtbetrag, nur reserviert',
  footer: 'Touren, Aktivitäten und Shows in zwölf Städten. Bitte bewahren Sie diese E-Mail auf: Sie ist Ihre Buchungsbestätigung.',
  ticket: {
    subject: (tour, order) => `Ihre Tickets: ${tour} (${order})`,
    preview: (date, time) => `${date}, ${time}: Ihre Tickets liegen bei.`,
    heading: (name) => `Es geht los, ${name}!`,
    intro: (count) =>
      count === 1
        ? 'Ihre Buchung ist bestätigt und bezahlt. Das Ticket liegt als PDF bei: zum Ausdrucken oder zum Vorzeigen auf dem Handy.'
        : `Ihre Buchung ist bestätigt und bezahlt. Die ${count} Tickets liegen als PDF bei: zum Ausdrucken oder zum Vorzeigen auf dem Handy.`,
    calendar: 'Mit der Kalenderdatei steht der Termin gleich in Ihrem Kalender, und zwar zur Uhrzeit vor Ort.',
  },
  request: {
    subject: (tour, order) => `Wir fragen für Sie an: ${tour} (${order})`,
    preview: 'Der Veranstalter antwortet innerhalb von 24 Stunden.',
    heading: (name) => `Wir fragen für Sie an, ${name}`,
    intro:
      'Diese Tour gibt es auf Anfrage. Wir klären beim Veranstalter, ob Ihr Termin frei ist, und melden uns innerhalb von 24 Stunden. So lange bleiben Ihre Plätze reserviert.',
    money:
      'Der Betrag ist auf Ihrer Karte nur vorgemerkt. Abgebucht wird erst, wenn der Veranstalter zusagt; andernfalls geben wir die Vormerkung sofort frei.',
  },
  declined: {
    subject: (tour, order) => `Leider nicht verfügbar: ${tour} (${order})`,
    preview: 'Es wurde nichts abgebucht.',
    heading: (name) => `Diesmal leider nicht, ${name}`,
    intro: (tour, date) => `Der Veranstalter konnte „${tour}“ für ${date} nicht bestätigen. Das tut uns leid.`,
    money:
      'Es wurde nichts abgebucht: Die Vormerkung auf Ihrer Karte ist aufgehoben. Je nach Bank verschwindet sie in den nächsten Tagen vom Kontoauszug.',
    again: 'Einen anderen Termin suchen',
  },
  refund: {
    subject: (tour, order) => `Storniert: ${tour} (${order})`,
    preview: (amount) => `Sie bekommen ${amount} zurück.`,
    heading: 'Ihre Buchung ist storniert',
    intro: (tour, date) => `Wie gewünscht haben wir Ihre Buchung von „${tour}“ für ${date} storniert. Die Tickets gelten nicht mehr.`,
    amount: 'Erstattung',
    ofTotal: (share, total) => `${share} von ${total}`,
    money: (amount) =>
      `Wir schreiben ${amount} der Karte gut, mit der Sie bezahlt haben. Bis der Betrag auf Ihrer Abrechnung erscheint, dauert es 5 bis 10 Werktage.`,
    released: (amount) =>
      `Es war noch nichts abgebucht: Die Vormerkung über ${amount} auf Ihrer Karte ist aufgehoben. Je nach Bank verschwindet sie innerhalb von 5 bis 10 Werktagen.`,
  },
  code: {
    subject: (code) => `${code} ist Ihr Code`,
    preview: 'Er gilt 15 Minuten.',
    heading: 'Ihr Code',
    intro: (order) =>
      `Jemand – hoffentlich Sie selbst – möchte die Buchung ${order} ansehen. Bitte geben Sie diesen Code auf unserer Seite ein:`,
    label: 'Code',
    expiry:
      'Der Code gilt 15 Minuten. Falls Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun: Ohne ihn kann niemand Ihre Buchung sehen. Bitte geben Sie ihn nicht weiter; am Telefon fragen wir nie danach.',
    footer: 'Touren, Aktivitäten und Shows in zwölf Städten.',
  },
  newsletter: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    preview: 'Ein Klick, und Sie stehen auf der Liste.',
    heading: 'Dürfen wir Ihnen schreiben?',
    intro:
      'Diese Adresse wurde für unseren Newsletter eingetragen: etwa einmal im Monat neue Touren und eine Stadt zum Lesen. Bitte bestätigen Sie, dass Sie das waren.',
    confirm: 'Ja, ich möchte ihn bekommen',
    expiry: 'Der Link gilt sieben Tage. Wenn Sie nichts tun, hören Sie nichts weiter von uns, und die Adresse wird gelöscht.',
    notMe: {
      title: 'Das waren nicht Sie?',
      line: 'Dann hat sich vermutlich jemand vertippt.',
      link: 'Meine Adresse sofort löschen oder später abmelden',
    },
    footer: 'Touren, Aktivitäten und Shows in zwölf Städten.',
  },
  account: {
    verification: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      preview: 'Danach sehen Sie Ihre Buchungen im Konto.',
      heading: 'Willkommen',
      intro:
        'Sie haben mit dieser E-Mail-Adresse ein Konto angelegt. Bitte bestätigen Sie, dass es Ihre ist: Danach sehen Sie Ihre Buchungen und können Ihre Daten ändern.',
      button: 'Adresse bestätigen',
      expiry: 'Der Link gilt drei Tage. Wenn Sie kein Konto angelegt haben, beachten Sie diese E-Mail bitte nicht weiter.',
    },
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      preview: 'Der Link gilt eine Stunde.',
      heading: 'Ein neues Passwort für Sie',
      intro: 'Jemand, vermutlich Sie selbst, hat für Ihr Konto ein neues Passwort angefordert.',
      button: 'Neues Passwort wählen',
      expiry:
        'Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht waren, beachten Sie diese E-Mail bitte nicht weiter: Ihr Passwort bleibt, wie es ist.',
    },
    known: {
      subject: 'Sie haben schon ein Konto',
      preview: 'Melden Sie sich mit dieser E-Mail-Adresse an.',
      heading: 'Wir kennen uns schon',
      intro:
        'Jemand, vermutlich Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto anlegen. Es gibt schon eines: Melden Sie sich einfach an. Wenn Sie Ihr Passwort vergessen haben, wählen Sie ein neues.',
      button: 'Neues Passwort wählen',
      expiry:
        'Der Link gilt eine Stunde und nur einmal. Wenn Sie das nicht waren, beachten Sie diese E-Mail bitte nicht weiter: Es hat sich nichts geändert.',
    },
  },
  deleted: {
    subject: 'Ihr Konto ist gelöscht',
    preview: 'Profil, Merkliste und Anmeldungen gibt es nicht mehr.',
    heading: 'Ihr Konto ist gelöscht',
    intro:
      'Wie gewünscht haben wir das Konto mit dieser E-Mail-Adresse gelöscht, samt Profil und Merkliste. Sie sind auf allen Geräten abgemeldet.',
    bookings: {
      title: 'Noch vor Ihnen',
      link: 'Buchung finden',
      text: 'Diese Buchungen gelten weiter, ihre Tickets auch. Sie öffnen sie mit Bestellnummer, E-Mail-Adresse und einem Code, den wir Ihnen schicken:',
    },
    kept: 'Von Buchungen müssen wir aus steuerlichen Gründen aufbewahren, wem wir was in Rechnung gestellt haben. Alles Übrige löschen wir, sobald der Besuch vorbei und alles abgewickelt ist.',
    notMe: (contact) => `Sie waren das nicht? Dann schreiben Sie bitte sofort an ${contact}.`,
  },
};

/** What the mails to shoppers say. Spec section 8 for bookings on request. */
export const words: Record<Locale, typeof en> = { en, de };
