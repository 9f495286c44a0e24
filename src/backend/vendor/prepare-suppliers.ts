import type { Routine } from '../jobs/routines.ts';

/** When the server starts, and again for what is new since. */
export const prepareSuppliersRoutine: Routine = {
  name: 'prepare suppliers',
  everySeconds: 3_600,
  async work({ suppliers, makesReady }) {
    if (!makesReady) return;
    for (const supplier of Object.values(suppliers)) await supplier.prepare?.();
  },
};
