import { userInfo } from 'node:os';

/** How nginx runs: as a child of the tests, with all that it writes in a folder of its own. */
export const nginxProcess = (folder: string): string => `${userInfo().uid === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 256; }`;

/** Where it keeps what passes through it, inside `http`. */
export const temporaryFiles = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((part) => `${part}_temp_path ${folder}/${part};`).join('\n  ');
