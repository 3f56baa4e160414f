/** Debian's nginx in front of a folder, with the rules that the build writes for it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxMaps } from '../../build/hostFiles';
import { freePort } from './cluster';

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether Debian's libnginx-mod-http-brotli-static is installed: it knows `brotli_static`. */
export const hasBrotli = existsSync(BROTLI);

async function answers(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await new Promise((resolve) => {
      socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    });
    socket.destroy();
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A certificate for 127.0.0.1 and its key, as files. */
export interface Certificate {
  cert: string;
  key: string;
}

/**
 * Starts nginx on a free port of the loopback interface. @throws when it refuses the rules.
 * @param certificate serves HTTPS with it.
 * @param maps of the http block.
 */
export async function startNginx(
  root: string,
  rules: string,
  certificate?: Certificate,
  maps = nginxMaps(),
): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  writeFileSync(join(folder, 'rules.conf'), rules);
  writeFileSync(join(folder, 'maps.conf'), maps);
  const tls = certificate
    ? ` ssl; ssl_certificate ${certificate.cert}; ssl_certificate_key ${certificate.key}`
    : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${BROTLI};` : ''}
     daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
     events {}
     http {
       include /etc/nginx/mime.types; access_log off; include ${folder}/maps.conf;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       server { listen 127.0.0.1:${port}${tls}; root ${root}; include ${folder}/rules.conf; }
     }`,
  );
  // Started as root, nginx would serve as another user, without access to a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', user], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`;
  await Promise.race([
    answers(port),
    exited.then(([code]) => Promise.reject(new Error(`nginx ended with ${String(code)}`))),
  ]);
  return {
    url,
    async close() {
      child.kill('SIGQUIT');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
