/**
 * The shop on the data folder that it is given, killed without warning (SIGKILL) right before a step of the checkout.
 * Until then nothing else is at work in it, so that what the crash leaves is what the step before left. With `-` it is the whole shop.
 * Arguments: data folder, name of the step or `-`, facts of the brand as JSON, by how many seconds its clock is ahead of the machine's,
 * and the address of a Postgres database, without which the data folder has the embedded one.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openBackend } from '#backend/backend.ts';
import { startBackground } from '#backend/background.ts';
import { createApp } from '#backend/app.ts';
import { checkoutSteps } from '#backend/checkout/steps.ts';
import type { BrandFacts } from '#contracts/brand.ts';
import { testConfig } from './config.ts';
import { toBeginWith } from './to-begin-with.ts';

const [dataDirectory, fatalStep, brand, secondsAhead = '0', databaseUrl = ''] = process.argv.slice(2);
if (!dataDirectory || !fatalStep || !brand) throw new Error('give a data folder, the name of a step and a brand');
const isFatal = fatalStep !== '-';
if (isFatal && !checkoutSteps.some(({ name }) => name === fatalStep)) throw new Error(`the checkout has no step ${fatalStep}`);

const steps = checkoutSteps.flatMap((step) =>
  step.name === fatalStep
    ? [
        () => {
          process.kill(process.pid, 'SIGKILL');
          return new Promise<undefined>(() => {});
        },
      ]
    : [step],
);
const clock = () => new Date(Date.now() + Number(secondsAhead) * 1000);
const backend = await openBackend(testConfig({ DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl }), {
  brand: JSON.parse(brand) as BrandFacts,
  clock,
  makesReady: false,
  ...(await toBeginWith()),
});
const server = createServer(getRequestListener(createApp(backend, undefined, steps).fetch)).listen(0, '127.0.0.1', () => {
  if (!isFatal) {
    void startBackground(backend);
  }
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
