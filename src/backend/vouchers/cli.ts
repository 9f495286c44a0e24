/** `npm run voucher` */
import { runCommand } from '../run-command.ts';
import { command } from './command.ts';

await runCommand(({ db }, words) => command({ db, clock: () => new Date() }, words));
