import type { Locale } from '#contracts/common.ts';

const en = {
  error: 'Error',
  summary: 'Please check what you entered',
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  name: 'Name',
  nameHint: 'As it should appear on your tickets.',
  passwordHint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  back: 'Back to the shop',
  toSignIn: 'To sign-in',
  signIn: {
    title: 'Sign in',
    remember: 'Keep me signed in on this device',
    button: 'Sign in',
    register: 'Create an account',
    forgotten: 'Forgotten your password?',
  },
  register: {
    title: 'Create an account',
    button: 'Create account',
    known: 'I have an account already',
    privacy: 'What we do with your data',
  },
  forgotten: { title: 'Set a new password', text: 'We send you a link with which you can choose a new password.', button: 'Send the link' },
  reset: { title: 'Choose a new password', button: 'Save password' },
  registered: (email: string) =>
    `We have sent a mail to ${email}. Please open the link in it to confirm your address. You can sign in already.`,
  sent: (email: string) => `If there is an account for ${email}, a mail with a link is on its way. The link is good for one hour.`,
  changed: { title: 'Your password is changed', text: 'You have been signed out everywhere. Please sign in with the new password.' },
  expired: {
    title: 'This page has expired',
    text: 'Signing in took too long, or was begun in another window. Please start again from the shop.',
  },
  staleLink: {
    title: 'This link is not valid any more',
    text: 'It lasts one hour and works once. You can ask for a new one when you sign in.',
  },
  signOut: { title: 'Sign out?', text: 'You will be signed out of this shop.', button: 'Sign out' },
  signedOut: { title: 'You are signed out', text: 'See you soon.' },
  failed: { title: 'That did not work', text: 'The sign-in could not be carried out. Please start again from the shop.' },
  problems: {
    email: 'Enter an e-mail address, such as name@example.com.',
    nameMissing: 'Enter your name.',
    nameLong: 'A name may have 100 characters at most.',
    password: 'Enter your password.',
    credentials: 'E-mail address and password do not match. Please check both.',
    short: 'A password has 8 characters or more.',
    long: 'A password has 128 characters at most.',
    common: 'This password is one of those that are guessed first. Please choose another.',
    personal: 'Please choose a password that is not your name or e-mail address.',
    tooMany: (minutes: number) =>
      minutes === 1 ? 'Too many attempts. Please try again in a minute.' : `Too many attempts. Please try again in ${minutes} minutes.`,
  },
};

const de: typeof en = {
  error: 'Fehler',
  summary: 'Bitte prüfen Sie Ihre Eingaben',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  name: 'Name',
  nameHint: 'So, wie er auf Ihren Tickets stehen soll.',
  passwordHint: 'Mindestens 8 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  back: 'Zurück zum Shop',
  toSignIn: 'Zur Anmeldung',
  signIn: {
    title: 'Anmelden',
    remember: 'Auf diesem Gerät angemeldet bleiben',
    button: 'Anmelden',
    register: 'Konto anlegen',
    forgotten: 'Passwort vergessen?',
  },
  register: {
    title: 'Konto anlegen',
    button: 'Konto anlegen',
    known: 'Ich habe schon ein Konto',
    privacy: 'Was mit Ihren Daten geschieht',
  },
  forgotten: {
    title: 'Neues Passwort festlegen',
    text: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort wählen können.',
    button: 'Link schicken',
  },
  reset: { title: 'Neues Passwort wählen', button: 'Passwort speichern' },
  registered: (email) =>
    `Wir haben eine E-Mail an ${email} geschickt. Bitte öffnen Sie den Link darin, um Ihre Adresse zu bestätigen. Anmelden können Sie sich schon jetzt.`,
  sent: (email) => `Falls es zu ${email} ein Konto gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde.`,
  changed: { title: 'Ihr Passwort ist geändert', text: 'Sie wurden überall abgemeldet. Bitte melden Sie sich mit dem neuen Passwort an.' },
  expired: {
    title: 'Diese Seite ist abgelaufen',
    text: 'Die Anmeldung hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Bitte beginnen Sie noch einmal im Shop.',
  },
  staleLink: {
    title: 'Dieser Link gilt nicht mehr',
    text: 'Er gilt eine Stunde und nur einmal. Bei der Anmeldung können Sie einen neuen anfordern.',
  },
  signOut: { title: 'Abmelden?', text: 'Sie werden in diesem Shop abgemeldet.', button: 'Abmelden' },
  signedOut: { title: 'Sie sind abgemeldet', text: 'Bis bald.' },
  failed: { title: 'Das hat nicht geklappt', text: 'Die Anmeldung ließ sich nicht durchführen. Bitte beginnen Sie noch einmal im Shop.' },
  problems: {
    email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    nameMissing: 'Geben Sie Ihren Namen ein.',
    nameLong: 'Ein Name darf höchstens 100 Zeichen haben.',
    password: 'Geben Sie Ihr Passwort ein.',
    credentials: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte prüfen Sie beides.',
    short: 'Ein Passwort hat mindestens 8 Zeichen.',
    long: 'Ein Passwort hat höchstens 128 Zeichen.',
    common: 'Dieses Passwort gehört zu denen, die zuerst erraten werden. Bitte wählen Sie ein anderes.',
    personal: 'Bitte wählen Sie ein Passwort, das nicht Ihr Name oder Ihre E-Mail-Adresse ist.',
    tooMany: (minutes) =>
      minutes === 1
        ? 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.'
        : `Zu viele Versuche. Bitte versuchen Sie es in ${minutes} Minuten noch einmal.`,
  },
};

/** What the pages of the identity provider say. */
export const words: Record<Locale, typeof en> = { en, de };
export type Problem = Exclude<keyof typeof en.problems, 'tooMany'>;
