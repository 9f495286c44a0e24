/** The shop as `src/backend/main.ts` starts it, on a free port, without limits for each address: the load comes from one. */
import { readConfig } from '#backend/config.ts';
import { startServer } from '#backend/server.ts';

// As in production: stacks are of the code that runs.
process.setSourceMapsEnabled(false);

const server = await startServer(
  readConfig({
    PORT: '0',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'false',
    DATA_DIR: process.env.DATA_DIR,
    DATABASE_URL: process.env.DATABASE_URL,
  }),
  {},
  { isOwn: true },
);
process.send?.(server.url);
// Whoever measures asks how much processor time the server has had; in milliseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
process.once('disconnect', () => void server.close().then(() => process.exit(0)));
