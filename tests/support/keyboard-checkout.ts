import { expect, type Page } from '@playwright/test';
import type { Cart } from '#domain/cart.ts';
import { paths } from '#domain/routes.ts';
import { checkoutMessages } from '#i18n/checkout/index.ts';
import { asksQuestions, bankButton, cardField, cards, nameFields, newBooker, nextButton, orderButton } from './checkout-page.ts';
import { press, typeInto } from './keyboard.ts';
import { sectionOf } from './several-items.ts';

const locale = 'en';
const t = checkoutMessages(locale);

async function leaveStep(page: Page, step: Parameters<typeof paths.checkout>[1]): Promise<void> {
  await press(page, nextButton(page, locale, step));
  await expect(page).toHaveURL(paths.checkout(locale, step));
}

async function answerByKeyboard(page: Page, items: Cart['items']): Promise<void> {
  await leaveStep(page, 'questions');
  for (const item of items) {
    for (const { label, required, options } of [...item.questions, ...item.passengersQuestions]) {
      if (!required) continue;
      const fields = sectionOf(page, item).getByLabel(label, { exact: true });
      await expect(fields.first()).toBeVisible();
      for (const field of await fields.all()) await typeInto(page, field, options[0]?.label ?? 'All is well');
    }
  }
}

/** What every step asks for, as far as it has to be given. */
export async function fillStepsByKeyboard(page: Page, { items }: Cart, { firstName, lastName, email } = newBooker()): Promise<void> {
  await typeInto(page, page.getByLabel(t.firstName, { exact: true }), firstName);
  await typeInto(page, page.getByLabel(t.lastName, { exact: true }), lastName);
  await typeInto(page, page.getByLabel(t.email, { exact: true }), email);
  await typeInto(page, page.getByLabel(t.phoneCountry, { exact: true }), 'Germany');
  await typeInto(page, page.getByLabel(t.phoneNumber, { exact: true }), '030 901820');
  await leaveStep(page, 'traveler_info');

  const names = nameFields(page, locale);
  await expect(names.first()).toHaveValue(`${firstName} ${lastName}`);
  for (const name of await names.all()) if ((await name.inputValue()) === '') await typeInto(page, name, 'Jonas Öztürk');
  if (items.some(asksQuestions)) await answerByKeyboard(page, items);
  await leaveStep(page, 'payment');
}

export async function payByKeyboard(page: Page): Promise<void> {
  await typeInto(page, cardField(page, locale, 'number'), cards.threeDSecure);
  await typeInto(page, cardField(page, locale, 'expiry'), '1234');
  await typeInto(page, cardField(page, locale, 'cvc'), '123');
  await press(page, orderButton(page, locale));
  await press(page, bankButton(page, locale, 'complete'));
}
