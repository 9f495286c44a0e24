import type { TransferKind } from './kind.ts';

/** A port: guests say their ship, and the terminal at which it lies (requirements 5). */
export const cruise: TransferKind = {
  fields: ['ship', 'terminal'],
  isNamed: true,
  where: ({ title, street }, { terminal = '' }) => ({ title, street: [terminal, street].filter(Boolean).join(', ') }),
};
