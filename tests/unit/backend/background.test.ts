import { expect, it } from 'vitest';
import { jobs, routines } from '#backend/background.ts';
import type { Job } from '#backend/jobs/job.ts';
import type { Routine } from '#backend/jobs/routines.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../src/backend/**/*.{ts,tsx}');
/** Starts a server when it is imported, or reads the arguments of a command. */
const commands = /\/(main|cli|check-payments|drizzle\.config)\.ts$/;

const has = (value: unknown, ...keys: string[]): boolean =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);
const isJob = (value: unknown): value is Job => has(value, 'kind', 'queue', 'work');
const isRoutine = (value: unknown): value is Routine => has(value, 'name', 'everySeconds', 'work');

const exported = (
  await Promise.all(
    Object.entries(modules)
      .filter(([path]) => !commands.test(path))
      .map(([, load]) => load()),
  )
).flatMap((module) => Object.values(module));

it('knows every job that is declared anywhere: one that it does not know is tried in vain', () => {
  const declared = exported.filter(isJob);
  expect(declared.length).toBeGreaterThan(0);
  expect(new Set(jobs.map(({ kind }) => kind))).toEqual(new Set(declared.map(({ kind }) => kind)));
});

it('knows every routine that is declared anywhere', () => {
  const declared = exported.filter(isRoutine);
  expect(declared.length).toBeGreaterThan(0);
  expect(new Set(routines.map(({ name }) => name))).toEqual(new Set(declared.map(({ name }) => name)));
});
