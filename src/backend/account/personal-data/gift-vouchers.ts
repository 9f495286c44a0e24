import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData } from '#contracts/personal-data.ts';
import { toDecimal } from '#domain/money.ts';
import type { Backend } from '../../backend.ts';
import { giftVouchers } from '../../db/gift-vouchers-schema.ts';
import { voucherEntries } from '../../db/vouchers-schema.ts';
import { readGiftVouchersWhere, type GiftVoucher } from '../../gift-vouchers/gift-voucher.ts';
import type { StoredAccount } from '../../identity/accounts.ts';

type GiftVoucherData = PersonalData['giftVouchers'][number];
type Entry = typeof voucherEntries.$inferSelect;

const maybe = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Who has been sent one is not told who pays for it: the name that was given them says from whom it is. */
function giftVoucherData(gift: GiftVoucher, entries: readonly Entry[], { id, email }: StoredAccount): GiftVoucherData {
  const { orderNumber, buyerName, buyerEmail, recipientName, recipientEmail, senderName, message, design, tour, sendOn, locale } = gift;
  const decimal = (amount: number): number => toDecimal({ ...gift, amount });
  const isBuyer = gift.subjectId === id || buyerEmail.toLowerCase() === email;
  return {
    ...(isBuyer && { orderNumber, buyerName, buyerEmail }),
    ...{ recipientName, recipientEmail, senderName, message, design, sendOn, locale },
    tour: tour?.title ?? null,
    amount: decimal(gift.amount),
    currency: gift.currency,
    entries: entries.map(({ kind, amount, at }) => ({ kind, amount: decimal(amount), at: at.toISOString() })),
    createdAt: gift.createdAt.toISOString(),
    validUntil: gift.validUntil.toISOString(),
    endedAt: maybe(gift.endedAt),
    erasureAskedAt: maybe(gift.erasureAskedAt),
    erasedAt: maybe(gift.erasedAt),
  };
}

/** Gift vouchers that they have bought or been sent, without the codes that open them. */
export async function giftVouchersData({ db }: Pick<Backend, 'db'>, account: StoredAccount): Promise<GiftVoucherData[]> {
  const { subjectId, buyerEmail, recipientEmail } = giftVouchers;
  const isTheirs = (address: typeof buyerEmail | typeof recipientEmail) => eq(sql`lower(${address})`, account.email);
  const found = await readGiftVouchersWhere(db, or(eq(subjectId, account.id), isTheirs(buyerEmail), isTheirs(recipientEmail)));
  const entries = await db
    .select()
    .from(voucherEntries)
    .where(
      inArray(
        voucherEntries.code,
        found.map(({ code }) => code),
      ),
    )
    .orderBy(asc(voucherEntries.at));
  return found
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((gift) =>
      giftVoucherData(
        gift,
        entries.filter(({ code }) => code === gift.code),
        account,
      ),
    );
}
