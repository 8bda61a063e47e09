import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { tempFolder } from '../temp-folder.ts';

const DEPLOY = join(import.meta.dirname, '..', '..', 'deploy');
export const NGINX_FILE = join(DEPLOY, 'nginx.conf');
export const CADDY_FILE = join(DEPLOY, 'Caddyfile');
/** Of a client, as it is found in the examples. */
const [NAME, UPSTREAM] = ['core.example.com', '127.0.0.1:8080'];

/** An example of deploy/ as it is tried out here: with this certificate, port and service behind it, all on loopback. */
export interface Trial {
  readonly port: number;
  readonly upstream: string;
  readonly certificate: { readonly cert: string; readonly private: string };
}

/** What a proxy is started with, and what only checks its file; in a folder of their own. */
export interface ProxyCommand {
  readonly run: readonly string[];
  readonly check: readonly string[];
  readonly folder: string;
}

export function nginxCommand(trial: Trial, secondPort: number): ProxyCommand {
  const { folder, cert, key } = certificateFiles(trial);
  const server = replaced(readFileSync(NGINX_FILE, 'utf8'), [
    ['\tlisten [::]:80;\n', ''],
    ['\tlisten [::]:443 ssl;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${secondPort};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${trial.port} ssl;`],
    ['/etc/ssl/core/fullchain.pem', cert],
    ['/etc/ssl/core/privkey.pem', key],
    [UPSTREAM, trial.upstream],
  ]);
  writeFileSync(join(folder, 'core.conf'), server);
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kept.map((what) => `${what}_temp_path ${folder}/${what};`).join(' ');
  const http = `http { access_log off; ${paths} include ${folder}/core.conf; }`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {} ${http}\n`,
  );
  const words = ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  return { run: words, check: [...words, '-t'], folder };
}

export function caddyCommand(trial: Trial): ProxyCommand {
  const { folder, cert, key } = certificateFiles(trial);
  const file = join(folder, 'Caddyfile');
  const site = replaced(readFileSync(CADDY_FILE, 'utf8'), [
    [`${NAME} {\n`, `https://${NAME}:${trial.port} {\n\tbind 127.0.0.1\n\ttls ${cert} ${key}\n`],
    [UPSTREAM, trial.upstream],
  ]);
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const words = ['--adapter', 'caddyfile', '--config', file];
  return { run: ['caddy', 'run', ...words], check: ['caddy', 'validate', ...words], folder };
}

/** Ports of loopback on which nobody listens. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = servers.map(
    (server) =>
      new Promise<number>((found) =>
        server.once('listening', () => {
          const address = server.address();
          found(typeof address === 'object' ? (address?.port ?? 0) : 0);
        }),
      ),
  );
  const found = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return found;
}

function certificateFiles({ certificate }: Trial) {
  const folder = tempFolder();
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  writeFileSync(cert, certificate.cert);
  writeFileSync(key, certificate.private);
  return { folder, cert, key };
}

/** A text with each of the parts replaced, which have to be in it. */
function replaced(text: string, parts: readonly (readonly [string, string])[]): string {
  return parts.reduce((so, [part, by]) => {
    if (!so.includes(part)) throw new Error(`${JSON.stringify(part)} is not in the example`);
    return so.replaceAll(part, by);
  }, text);
}
