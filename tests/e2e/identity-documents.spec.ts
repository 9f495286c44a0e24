import { identityDocumentQuestionMessages } from '#i18n/question-identity-document/index.ts';
import { questionFieldMessages } from '#i18n/question-fields/index.ts';
import { bookingOf, mailWith } from '../support/back-office.ts';
import {
  cards,
  fillBooker,
  fillCard,
  fillHotel,
  newBooker,
  next,
  nextButton,
  orderButton,
  orderNumberOn,
} from '../support/checkout-page.ts';
import { openCheckoutOf } from '../support/several-items.ts';
import { expect, test } from '../support/shop.ts';

const [locale, slug] = ['de', 'abu-dhabi-mosque-and-louvre'] as const;
const typed = 'c01x 00t-47';
const number = 'C01X00T47';

test(
  'the number of a passport is asked for with what becomes of it, and its operator alone reads it',
  { tag: '@phone-only' },
  async ({ page }) => {
    const { cart } = await openCheckoutOf(page, [slug], { locale, adults: 1 });
    const [item] = cart.items;
    const [diet, document] = item?.passengersQuestions ?? [];
    await fillBooker(page, locale, newBooker());
    await next(page, locale, 'traveler_info');
    await next(page, locale, 'questions');
    await page.getByRole('combobox', { name: diet?.label ?? '' }).selectOption({ index: 1 });
    await fillHotel(page, locale, 'pickup');
    await page.getByRole('radio', { name: /Hotel/ }).first().check();
    await fillHotel(page, locale, 'dropOff');
    const field = page.getByLabel(document?.label ?? '', { exact: true });
    await expect(field).toHaveAccessibleDescription(new RegExp(questionFieldMessages(locale).secret));
    await field.fill('Pass');
    await nextButton(page, locale, 'payment').click();
    await expect(field).toHaveAccessibleDescription(new RegExp(identityDocumentQuestionMessages(locale).not_a_document));
    await field.fill(typed);
    await next(page, locale, 'payment');
    await fillCard(page, locale, cards.plain);
    await orderButton(page, locale).click();
    const orderNumber = await orderNumberOn(page, locale);
    await expect(page.getByText(number)).toHaveCount(0);

    const operator = (await bookingOf(orderNumber))?.item.operator.email ?? '';
    const { text } = await mailWith(operator, orderNumber);
    expect(text).not.toContain(number);
    await page.goto(/\/operator\/documents\/\S+/.exec(text)?.[0] ?? '');
    await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
  },
);
