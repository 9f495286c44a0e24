import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findingsInPages } from '../support/html-checker.ts';
import { keptHtml } from './html.ts';

test('the HTML of every state that axe has looked at is valid', async () => {
  test.setTimeout(600_000);
  expect(readdirSync(keptHtml).length).toBeGreaterThan(0);
  expect(await findingsInPages(keptHtml)).toEqual([]);
});
