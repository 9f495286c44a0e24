import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paymentPolicies } from '#components/checkout/payments/policies.ts';

test('docs/payment-scripts.md lists what may run on payment pages, and nothing else', () => {
  const rows = readFileSync('docs/payment-scripts.md', 'utf8').match(/^\| `https.*$/gm) ?? [];
  const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, source]) => source));
  const allowed = Object.values(paymentPolicies).flatMap(({ scripts }) => scripts);
  expect(new Set(listed)).toEqual(new Set(allowed));
});
