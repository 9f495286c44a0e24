import { createHash } from 'node:crypto';

/** Short enough for a file's name, long enough never to meet another. @param value plain data */
export const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
