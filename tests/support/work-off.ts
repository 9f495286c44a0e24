import { isNull } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { outbox } from '#backend/db/schema.ts';
import { complete } from '#backend/jobs/completer.ts';

/** Works off everything that is due, what the server's own rounds have in hand included. @throws Error when there is more after ten seconds */
export const workOff = (backend: Backend): Promise<void> =>
  vi.waitFor(
    async () => {
      await complete(backend);
      const open = await backend.db.select({ id: outbox.id }).from(outbox).where(isNull(outbox.doneAt));
      if (open.length > 0) throw new Error(`${open.length} tasks are still to be done`);
    },
    { timeout: 10_000 },
  );
