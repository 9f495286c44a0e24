import { randomInt } from 'node:crypto';
import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import * as v from 'valibot';
import { currencyCode, day, uuid } from '#contracts/common.ts';
import { voucherCode } from '#contracts/voucher-code.ts';
import { fromDecimal } from '#domain/money.ts';
import type { Voucher } from './voucher.ts';

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 10;

/** Of 31^10 codes nobody guesses one within the limit on tries. */
export const newCode = (): string => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');

const wholeNumber = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'is no whole number'), v.transform(Number), v.minValue(1), v.maxValue(most));
const price = v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,2})?$/, 'is no price'), v.transform(Number));
/** The start of that day in UTC. */
const dayStart = v.pipe(
  day,
  v.transform((text) => new Date(`${text}T00:00:00Z`)),
);

const options = v.object({
  code: v.optional(v.pipe(voucherCode, v.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'has letters, digits and hyphens alone, three at least'))),
  count: v.optional(wholeNumber(10_000)),
  batch: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  brand: v.optional(v.pipe(v.string(), v.nonEmpty())),
  percent: v.optional(wholeNumber(100)),
  amount: v.optional(price),
  balance: v.optional(v.boolean()),
  currency: v.optional(currencyCode),
  product: v.optional(v.array(uuid)),
  least: v.optional(price),
  from: v.optional(dayStart),
  until: v.optional(dayStart),
  uses: v.optional(wholeNumber(100_000)),
  'uses-per-person': v.optional(wholeNumber(1_000)),
});

/** Of the options that take no text, or more than one. */
const taken: Record<string, ParseArgsOptionDescriptor> = { balance: { type: 'boolean' }, product: { type: 'string', multiple: true } };

function read(words: readonly string[]): v.InferOutput<typeof options> {
  const { values } = parseArgs({
    args: [...words],
    options: Object.fromEntries(Object.keys(options.entries).map((name) => [name, taken[name] ?? { type: 'string' }])),
  });
  const result = v.safeParse(options, values);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`--${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/**
 * The vouchers that the words of a command describe. `--until` is the last day on which they are valid, in UTC.
 * @throws Error that says what is wrong
 */
export function newVouchers(words: readonly string[], now: Date): Voucher[] {
  const asked = read(words);
  const { code, count = 1, currency, percent, amount, balance = false, least, until } = asked;
  if ((percent === undefined) === (amount === undefined)) throw new Error('A voucher has either --percent or --amount.');
  if (currency === undefined && (amount !== undefined || least !== undefined)) throw new Error('An amount needs its --currency.');
  if (balance && amount === undefined) throw new Error('A --balance is what is left of an --amount.');
  if (code !== undefined && count > 1) throw new Error('Each voucher has a code of its own: leave --code out, or --count.');
  const minor = (decimal: number | undefined): number | undefined =>
    decimal === undefined || currency === undefined ? undefined : fromDecimal(decimal, currency).amount;
  return Array.from({ length: count }, () => {
    const own = code ?? newCode();
    return {
      code: own,
      batch: asked.batch ?? own,
      brand: asked.brand ?? null,
      percent: percent ?? null,
      amount: minor(amount) ?? null,
      currency: currency ?? null,
      hasBalance: balance,
      products: asked.product ?? null,
      leastTotal: minor(least) ?? 0,
      validFrom: asked.from ?? null,
      validUntil: until ? new Date(until.getTime() + 86_400_000) : null,
      uses: asked.uses ?? null,
      usesPerPerson: asked['uses-per-person'] ?? null,
      createdAt: now,
      endedAt: null,
    };
  });
}
