import * as v from 'valibot';
import { requiredText } from './common.ts';

/** As somebody types it; in capitals it is the code. */
export const voucherCode = v.pipe(requiredText(40), v.toUpperCase());
