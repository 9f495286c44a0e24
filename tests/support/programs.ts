import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Servers that the files for hosts are tried with, or that cache pages, and the packages of Debian and Ubuntu that have them. */
export const webServers: readonly { name: string; packages: readonly string[] }[] = [
  { name: 'nginx', packages: ['nginx-light', 'libnginx-mod-http-brotli-static'] },
  { name: 'varnishd', packages: ['varnish'] },
  { name: 'caddy', packages: ['caddy'] },
];

/** Where systems keep servers, which may be outside of a user's PATH. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The path of a program; nothing when it is not installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...systemFolders].map((folder) => join(folder, name)).find((path) => existsSync(path));
