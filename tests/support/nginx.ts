import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { startProcess } from './child-process'
import { freePort } from './loopback'

/** Told apart by `Vary`, asked again with the `ETag`, and otherwise as nginx does by itself. */
const CACHING = 'proxy_cache site; proxy_cache_revalidate on; add_header X-Cache $upstream_cache_status;'
/** Debian has it where only root looks. */
const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter)

/** A real nginx on loopback, with the configuration of docs/operations.md, before these sites; it may have a cache. */
export async function startNginx(
  sites: readonly string[],
  { isCaching = false } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Its workers are another account's where it is started by root.
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, sites, isCaching))
  const env = { PATH } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv
  const nginx = await startProcess('nginx', ['-p', folder, '-c', file, '-e', 'stderr'], /start worker process/, {
    env,
    // Killed, it would leave its workers.
    killSignal: 'SIGTERM',
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await nginx.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** That of docs/operations.md, on this port and before these sites, with what a distribution's main file would have around it. */
function configuration(folder: string, port: number, sites: readonly string[], isCaching: boolean): string {
  const [, sample = ''] = /```nginx\n(.*?)```/s.exec(readFileSync('docs/operations.md', 'utf8')) ?? []
  const servers = sites.map((site) => `  server ${new URL(site).host};\n`).join('')
  const site = sample
    .replace(/(?: +server [\d.:]+;\n)+/, servers)
    .replace(/listen \d+;/, `listen 127.0.0.1:${port} backlog=4096;`)
    .replace('proxy_pass', isCaching ? `${CACHING} proxy_pass` : 'proxy_pass')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return [
    'daemon off;',
    'error_log stderr notice;',
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 8192; }',
    'worker_rlimit_nofile 16384;',
    `http { access_log off; ${folders.join(' ')}`,
    isCaching ? `proxy_cache_path ${folder}/cache keys_zone=site:1m;` : '',
    site,
    '}',
  ].join('\n')
}
