import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import type { Render } from '#backend/site/pages-on-demand.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { testClock } from '#tests/support/clock.ts';

const path = '/en/tours/rome/new-tour-0f0e0d0c-0b0a-4908-8706-050403020100';
const html = { headers: { 'Content-Type': 'text/html' } };

describe('a page on demand', () => {
  const clock = testClock();
  let directory: string;
  let backend: OpenBackend;
  let renderings: number;
  let isVendorDown: boolean;

  const render: Render = async () => {
    renderings += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return isVendorDown ? new Response(null, { status: 503 }) : new Response('<h1>New tour</h1>', html);
  };

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'landfall-page-fault-'));
    mkdirSync(join(directory, 'en'));
    writeFileSync(join(directory, 'en', 'unavailable.html'), '<h1>Not now</h1>');
    backend = await openTestBackend({ clock: clock.now });
    [renderings, isVendorDown] = [0, false];
  });
  afterEach(async () => {
    await backend.close();
    rmSync(directory, { recursive: true });
  });
  const opened = () => createApp(backend, { directory, render });

  it('is the last good one, with its age, while the vendor service is down (fault 67)', async () => {
    const app = opened();
    expect((await app.request(path)).headers.get('Age')).toBeNull();
    isVendorDown = true;
    clock.advance(60);
    const response = await app.request(path);
    expect([response.status, await response.text(), response.headers.get('Age')]).toEqual([200, '<h1>New tour</h1>', '3600']);
  });

  it('says so where there is no good one (fault 67)', async () => {
    isVendorDown = true;
    const response = await opened().request(path);
    expect([response.status, await response.text()]).toEqual([503, '<h1>Not now</h1>']);
  });

  it('is rendered once for a thousand who ask at the same time (fault 68)', async () => {
    const app = opened();
    const answers = await Promise.all(Array.from({ length: 1_000 }, async () => (await app.request(path)).text()));
    expect([renderings, new Set(answers)]).toEqual([1, new Set(['<h1>New tour</h1>'])]);
  });
});
