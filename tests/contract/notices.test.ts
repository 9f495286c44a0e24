import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#backend/app.ts';
import type { OpenBackend } from '#backend/backend.ts';
import { openNotices } from '#backend/catalogue/notices.ts';
import { followNoticesRoutine } from '#backend/open-catalogue.ts';
import { compareToursRoutine } from '#backend/site/compare-tours.ts';
import { digestsPath, type TourDigests } from '#domain/tour-digests.ts';
import { openTestBackend } from '#tests/support/backend.ts';
import { builtFrom } from '#tests/support/built.ts';
import { testClock } from '#tests/support/clock.ts';

const token = 'of-the-vendor-service-and-of-the-shop-alone';
const tour = 'tours/rome/lanterns-along-the-tiber-c0ffee00-5ca1-4b1e-8f00-1a7e00000001';
const cityPage = '/en/tours/rome';

type Given = { tours?: unknown; authorization?: string };

describe('notices of a vendor service elsewhere', () => {
  const clock = testClock();
  let directory: string;
  let backend: OpenBackend;
  let digests: TourDigests;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'landfall-notices-'));
    for (const city of ['rome', 'paris']) {
      mkdirSync(join(directory, 'en', 'tours'), { recursive: true });
      writeFileSync(join(directory, 'en', 'tours', `${city}.html`), 'as built');
    }
    backend = await openTestBackend({ clock: clock.now }, { NOTICE_TOKEN: token });
    digests = { [tour]: 'of the build' };
  });
  afterEach(async () => {
    await backend.close();
    rmSync(directory, { recursive: true });
  });

  const render = (request: Request) =>
    Promise.resolve(
      new URL(request.url).pathname === digestsPath
        ? Response.json(digests)
        : new Response('as it is now', { headers: { 'Content-Type': 'text/html' } }),
    );
  const built = () => ({ ...builtFrom(backend), tours: { [tour]: 'of the build' } });
  const site = () => ({ directory, render, built: built() });
  const open = () => createApp(backend, site());
  type App = ReturnType<typeof open>;

  const give = (app: App, { tours = [tour], authorization = `Bearer ${token}` }: Given = {}) =>
    app.request('/api/vendor/notices', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(authorization ? { Authorization: authorization } : {}) },
      body: JSON.stringify({ tours }),
    });
  const read = async (app: App, path = cityPage) => (await app.request(path)).text();

  it('make the pages that show the tour anew, and no others', async () => {
    const app = open();
    expect(await read(app)).toBe('as built');
    clock.advance(1);
    expect((await give(app)).status).toBe(202);
    expect([await read(app), await read(app, '/en/tours/paris')]).toEqual(['as it is now', 'as built']);
  });

  it('reach the other servers', async () => {
    const neighbour = { ...backend, notices: await openNotices(backend.db, clock.now) };
    const other = createApp(neighbour, site());
    clock.advance(1);
    await give(open());
    expect(await read(other)).toBe('as built');
    await followNoticesRoutine.work(neighbour);
    expect(await read(other)).toBe('as it is now');
  });

  it('are forgotten by a later build', async () => {
    clock.advance(1);
    await give(open());
    clock.advance(1);
    expect(await read(open())).toBe('as built');
  });

  it.each([
    ['no token', { authorization: '' }, 401],
    ['another token', { authorization: `Bearer ${token}x` }, 401],
    ['no tour', { tours: [] }, 400],
    ['what is no path', { tours: ['../../etc/passwd'] }, 400],
    ['too many tours', { tours: Array.from({ length: 1_001 }, () => tour) }, 400],
  ] as const)('are refused with %s', async (_, given, status) => {
    const app = open();
    clock.advance(1);
    expect((await give(app, given)).status).toBe(status);
    expect(await read(app)).toBe('as built');
  });

  it('have no address where nobody was given a token', async () => {
    const silent = await openTestBackend();
    expect((await give(createApp(silent))).status).toBe(404);
    await silent.close();
  });

  it('are made up for by comparing: what changed without a word is found, once', async () => {
    const [app, routine] = [open(), compareToursRoutine(site())];
    clock.advance(1);
    await routine.work(backend);
    expect(await read(app)).toBe('as built');
    digests = { [tour]: 'of today' };
    await routine.work(backend);
    expect(await read(app)).toBe('as it is now');
    const at = backend.notices.changed.get(tour);
    clock.advance(60);
    await routine.work(backend);
    expect(backend.notices.changed.get(tour)).toEqual(at);
  });
});
