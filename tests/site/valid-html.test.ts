import { expect, it } from 'vitest';
import { siteDirectory } from '#backend/root.ts';
import { findingsInPages } from '#tests/support/html-checker.ts';

it('the HTML of every page is valid', { timeout: 600_000 }, async () => {
  expect(await findingsInPages(siteDirectory('landfall'))).toEqual([]);
});
