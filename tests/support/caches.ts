import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxProcess, temporaryFiles } from './nginx-conf.ts';
import { findProgram } from './programs.ts';
import { startWebServer, type WebServer } from './web-server.ts';

const withFolder = async (name: string, start: (folder: string) => Promise<WebServer>): Promise<WebServer> => {
  const folder = mkdtempSync(join(tmpdir(), `landfall-${name}-`));
  chmodSync(folder, 0o755);
  const server = await start(folder);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, stop };
};

/** nginx as a cache in front of servers, as docs/going-live.md sets it. */
export const startNginxCache = (origins: readonly string[], port: number): Promise<WebServer> =>
  withFolder('nginx-cache', (folder) => {
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${nginxProcess(folder)}
http {
  access_log off;
  ${temporaryFiles(folder)}
  proxy_cache_path ${folder}/pages keys_zone=pages:10m;
  geo $may_refresh { default 0; 127.0.0.1 1; }
  map $may_refresh$http_x_cache_refresh $refreshes { default 0; 11 1; }
  upstream shop { ${origins.map((origin) => `server ${new URL(origin).host};`).join(' ')} }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://shop;
      proxy_set_header Host $http_host;
      proxy_set_header Accept-Encoding "";
      proxy_ignore_headers Vary;
      proxy_cache pages;
      proxy_cache_key $request_uri;
      proxy_cache_lock on;
      proxy_cache_background_update on;
      proxy_cache_bypass $refreshes;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`,
    );
    return startWebServer(findProgram('nginx') ?? 'nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], port);
  });

/** Varnish in front of servers, as docs/going-live.md sets it. */
export const startVarnish = (origins: readonly string[], port: number): Promise<WebServer> =>
  withFolder('varnish', (folder) => {
    const backends = origins.map((origin, index) => {
      const { hostname, port: at } = new URL(origin);
      return `backend shop${index} { .host = "${hostname}"; .port = "${at}"; }`;
    });
    writeFileSync(
      join(folder, 'shop.vcl'),
      `vcl 4.1;
import directors;
${backends.join('\n')}
acl purgers { "127.0.0.1"; }
sub vcl_init {
  new shop = directors.round_robin();
  ${origins.map((_, index) => `shop.add_backend(shop${index});`).join('\n  ')}
}
sub vcl_recv {
  set req.backend_hint = shop.backend();
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) { return (synth(405)); }
    return (purge);
  }
}
sub vcl_deliver {
  set resp.http.X-Cache = obj.hits;
}
`,
    );
    const parameters = ['-F', '-a', `127.0.0.1:${port}`, '-f', join(folder, 'shop.vcl'), '-n', join(folder, 'state'), '-s', 'malloc,32m'];
    return startWebServer(findProgram('varnishd') ?? 'varnishd', parameters, port);
  });
