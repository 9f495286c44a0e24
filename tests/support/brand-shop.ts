import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoPassword } from '#backend/identity/demo.ts';
import type { Member } from './account-page.ts';
import { test as base } from './shop.ts';

/** The demo's concierge, of the organisation Sample Concierge. */
export const demoConcierge: Member = { name: 'Demo Concierge', email: 'concierge@demo.example', password: demoPassword };

const addresses = /shop (\S+) counter (\S+)/;

/** The shop of a brand, with data of its own. */
async function startShop(brand: string) {
  const server = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'shop-server.ts')], {
    env: { ...process.env, SHOP_BRAND: brand },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    const [, shop, counter] = addresses.exec(line) ?? [];
    if (shop && counter)
      return {
        shop,
        counter,
        stop: async () => {
          server.kill('SIGTERM');
          await ended;
        },
      };
  }
  throw new Error(`the shop of the brand ${brand} does not start`);
}

/** The test in a brand's shop; what looks behind the counter looks behind that one's. */
export const testIn = (brand: string) =>
  base.extend<object, { brandShop: string }>({
    brandShop: [
      async ({}, use) => {
        const { shop, counter, stop } = await startShop(brand);
        Object.assign(process.env, { LANDFALL_URL: shop, COUNTER_URL: counter });
        await use(shop);
        await stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: async ({ brandShop }, use) => use(brandShop),
  });
