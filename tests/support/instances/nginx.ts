import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/tests/support/redis-server'

const POLL_MS = 20
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
  const child = spawn('nginx', ['-p', folder, '-c', file, '-e', join(folder, 'error.log')], {
    env: { PATH } as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => child.kill('SIGTERM')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  await untilListening(port, child)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
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
    `pid ${folder}/nginx.pid;`,
    'events { worker_connections 8192; }',
    'worker_rlimit_nofile 16384;',
    `http { access_log off; ${folders.join(' ')}`,
    isCaching ? `proxy_cache_path ${folder}/cache keys_zone=site:1m;` : '',
    site,
    '}',
  ].join('\n')
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: is it installed?`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(POLL_MS)
  }
}
