import { emptyGiftForm, giftForm, type GiftForm } from '#domain/gift-form.ts';
import { tabAtom } from '../browser/storage.ts';

/** What was typed for a gift voucher: stored for the tab until it is bought, so that reload, back and another page lose nothing. */
export const $giftForm = tabAtom<GiftForm>('gift-form', giftForm, emptyGiftForm);

export const keepGift = (part: Partial<GiftForm>): void => $giftForm.set({ ...$giftForm.get(), ...part });

export const forgetGift = (): void => $giftForm.set(emptyGiftForm);
