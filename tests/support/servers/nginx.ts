import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNginx } from '@/scripts/find-programs'
import { startProcess } from './child-process'
import { freePort } from './loopback'

/** Starts a real nginx on loopback in front of these sites, with the configuration in docs/operations.md. */
export async function startNginx(
  sites: readonly string[],
  { isCaching = false } = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  // Workers of an nginx that root started run as another user.
  chmodSync(folder, 0o755)
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, port, sites, isCaching))
  const args = ['-p', folder, '-c', file, '-e', 'stderr']
  const nginx = await startProcess(findNginx() ?? 'nginx', args, /start worker process/, {
    // SIGKILL would leave its workers running.
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

/** The configuration in docs/operations.md, inside the main file that a distribution would have. */
function configuration(folder: string, port: number, sites: readonly string[], isCaching: boolean): string {
  const operations = readFileSync('docs/operations.md', 'utf8')
  const [, sample = ''] = /```nginx\n(.*?)```/s.exec(operations) ?? []
  const [, path = '', caching = ''] =
    /^(proxy_cache_path [^;]*;)\n# In the location:\n(.*?)```/ms.exec(operations) ?? []
  const servers = sites.map((site) => `  server ${new URL(site).host};\n`).join('')
  const site = sample
    .replace(/(?: +server [\d.:]+;\n)+/, servers)
    .replace(/listen \d+;/, `listen 127.0.0.1:${port} backlog=4096;`)
    .replace(
      'proxy_pass',
      isCaching ? `${caching} add_header X-Cache $upstream_cache_status; proxy_pass` : 'proxy_pass',
    )
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
    isCaching ? path.replace('/var/cache/nginx/site', `${folder}/cache`) : '',
    site,
    '}',
  ].join('\n')
}
