import { spawn } from 'node:child_process';
import { ask } from './ask.ts';

export type WebServer = { url: string; stop: () => Promise<void> };

const patienceMilliseconds = 20_000;

/** Starts a web server in the foreground and waits until it answers. @throws Error with what it printed, when it ends before that */
export async function startWebServer(
  command: string,
  parameters: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<WebServer> {
  const url = `http://127.0.0.1:${port}`;
  const printed: string[] = [];
  const server = spawn(command, parameters, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  let hasEnded = false;
  server.once('error', (error) => printed.push(`${error.message}; npm run pretest installs it where it can`));
  const ended = new Promise<void>((resolve) =>
    server.once('close', () => {
      hasEnded = true;
      resolve();
    }),
  );
  const deadline = Date.now() + patienceMilliseconds;
  while (
    !(await ask(url, '/').then(
      () => true,
      () => false,
    ))
  ) {
    if (hasEnded || Date.now() > deadline) {
      server.kill('SIGKILL');
      throw new Error(`${command} does not start:\n${printed.join('')}`);
    }
  }
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
