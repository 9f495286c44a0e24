import type { Locale } from '#contracts/common.ts';
import { applicationMailMessages } from '#i18n/application-mails/index.ts';
import { mailMessages } from '#i18n/mail/index.ts';
import type { Letter } from '../mail/letter.ts';
import type { StoredApplication } from './application.ts';

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Tells whoever applied that it has come. It repeats nothing that was typed: the address may be a stranger's. */
export function receivedLetter(locale: Locale, shop: { name: string; email: string }): Letter {
  const say = applicationMailMessages(locale);
  return {
    locale,
    subject: say.receivedSubject({ shop: shop.name }),
    preview: say.receivedPreview,
    heading: say.receivedHeading,
    blocks: [
      { kind: 'text', text: say.receivedText },
      { kind: 'section', title: say.nextTitle, lines: [say.nextRead, say.nextAsk, say.nextAgree] },
      { kind: 'section', title: say.notYouTitle, lines: [say.notYouText({ email: shop.email })] },
    ],
    footer: say.receivedFooter,
  };
}

/** Brings the shop's operator an application. @param locale in which the shop's operator reads */
export function noticeLetter(locale: Locale, application: StoredApplication): Letter {
  const { id, business, city, tour, website, contactName, email, phone, language } = application;
  const say = applicationMailMessages(locale);
  const facts = [
    { label: say.business, value: business },
    { label: say.city, value: city },
    { label: say.contactName, value: contactName },
    { label: say.email, value: email },
    { label: say.phone, value: phone },
    { label: say.website, value: website },
    { label: say.language, value: new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language },
  ];
  const verbs = [`answer ${id} "…"`, `close ${id}`, `delete ${id}`];
  return {
    locale,
    subject: say.noticeSubject({ business, city }),
    preview: say.noticePreview,
    heading: say.noticeHeading,
    blocks: [
      { kind: 'facts', facts: facts.filter(({ value }) => value !== '') },
      { kind: 'section', title: say.tour, lines: linesOf(tour) },
      {
        kind: 'section',
        title: say.answerTitle,
        lines: [say.answerText, ...verbs.map((verb) => `npm run applications -- ${verb}`)],
      },
    ],
    footer: say.noticeFooter,
  };
}

/** The answer of the shop's operator, in their own words. */
export function answerLetter(locale: Locale, answer: string, shop: { name: string; email: string }): Letter {
  const say = applicationMailMessages(locale);
  return {
    locale,
    subject: say.answerSubject({ shop: shop.name }),
    preview: say.answerPreview,
    heading: say.answerHeading,
    blocks: [
      ...linesOf(answer).map((text) => ({ kind: 'text' as const, text })),
      { kind: 'text', text: say.answerBack({ email: shop.email }) },
    ],
    footer: mailMessages(locale).footer,
  };
}
