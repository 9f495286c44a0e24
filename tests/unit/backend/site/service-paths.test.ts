import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenBackend } from '#backend/backend.ts';
import { createApp } from '#backend/app.ts';
import { servicePaths } from '#domain/host-rules.ts';
import { openTestBackend } from '#tests/support/backend.ts';

/** The build leaves the pictures as files. */
const files = ['images'];

let backend: OpenBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

it('hosts lead every path of the services to them, and no others', () => {
  const routes = createApp(backend).routes.filter(({ path }) => path !== '/*');
  const firstParts = new Set(routes.map(({ path }) => path.split('/')[1] ?? '').filter((part) => !files.includes(part)));
  expect([...firstParts].sort()).toEqual([...servicePaths].sort());
});
