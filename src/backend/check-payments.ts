/** `npm run payments:check`: which ways to pay work with the keys that are set. Nothing is charged. */
import { readBrandFacts } from './brand.ts';
import { readConfig } from './config.ts';
import { openGateways } from './open-payments.ts';
import { checkPayments } from './payments/check/check.ts';

try {
  const config = readConfig(process.env);
  const gateways = openGateways({ config, brand: readBrandFacts(config.brand), clock: () => new Date() });
  const { text, isWell } = await checkPayments(gateways, config);
  console.info(text);
  if (!isWell) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
