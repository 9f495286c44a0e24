/**
 * `npm run cruises:import -- FILE.csv`: adds the sailings of a CSV to `content/catalogue/cruises/routes`, or names every problem by its
 * line and writes nothing. `--check` writes nothing in any case. How the CSV is made: `content/README.md`.
 */
import { parseArgs } from 'node:util';
import { importSailings } from './import/import-sailings.ts';

const usage = 'Usage: npm run cruises:import -- FILE.csv [--check]';

/** @throws Error saying how it is used, or what cannot be read */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean', default: false } } });
  const [csv] = positionals;
  if (csv === undefined || positionals.length > 1) throw new Error(usage);
  const result = await importSailings({ csv, catalogue: 'content/catalogue', check: values.check });
  if ('problems' in result) {
    const count = result.problems.length;
    throw new Error([...result.problems, `${count} to correct; nothing was written.`].join('\n'));
  }
  for (const [kind, routes] of Object.entries(result.outcome)) console.info(`${kind}: ${routes.length > 0 ? routes.join(', ') : 'none'}`);
  if (values.check) console.info('Only checked: nothing was written.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
