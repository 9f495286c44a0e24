/** Before `npm test`: says what tests need of the system and do not find. Installs nothing. */
import { missing } from './needs.ts';

const absent = missing();
for (const line of absent) console.error(line);
if (absent.length > 0) {
  console.error('`npm run setup` installs what is missing.');
  process.exitCode = 1;
}
