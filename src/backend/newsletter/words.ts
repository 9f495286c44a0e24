import type { Locale } from '#contracts/common.ts';

const en = {
  confirm: {
    title: 'Confirm your subscription',
    text: (email: string) => `Shall we send our newsletter to ${email}?`,
    button: 'Yes, subscribe me',
  },
  confirmed: {
    title: 'You are on the list',
    text: 'About once a month you will hear from us. At the foot of every issue there is a link to leave again.',
  },
  unsubscribe: {
    title: 'Leave the newsletter',
    text: (email: string) => `Shall we take ${email} off the list?`,
    button: 'Yes, take me off',
  },
  unsubscribed: { title: 'You are off the list', text: 'You will not hear from us any more.' },
  unknown: { title: 'This link is not valid any more', text: 'It lasts seven days. You can subscribe again at any time.' },
  leave: 'Unsubscribe',
  again: 'To the newsletter',
  home: 'To the start page',
};

const de: typeof en = {
  confirm: {
    title: 'Anmeldung bestätigen',
    text: (email) => `Dürfen wir unseren Newsletter an ${email} schicken?`,
    button: 'Ja, ich möchte ihn bekommen',
  },
  confirmed: {
    title: 'Sie stehen auf der Liste',
    text: 'Etwa einmal im Monat hören Sie von uns. Am Ende jeder Ausgabe steht ein Link, mit dem Sie sich wieder abmelden.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    text: (email) => `Sollen wir ${email} von der Liste nehmen?`,
    button: 'Ja, bitte abmelden',
  },
  unsubscribed: { title: 'Sie sind abgemeldet', text: 'Sie hören nichts mehr von uns.' },
  unknown: { title: 'Dieser Link gilt nicht mehr', text: 'Er gilt sieben Tage. Sie können sich jederzeit wieder anmelden.' },
  leave: 'Abmelden',
  again: 'Zum Newsletter',
  home: 'Zur Startseite',
};

/** What the pages behind the newsletter's mails say. */
export const words: Record<Locale, typeof en> = { en, de };
