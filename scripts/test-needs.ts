import { spawnSync } from 'node:child_process'
import { chromium } from '@playwright/test'
import { findNginx, findPostgres, isExecutable, onPath } from './find-programs'

/** Something that the tests need cannot be installed here. The message says what to install. */
export class MissingNeed extends Error {
  override readonly name = 'MissingNeed'
}

/** Finds or installs the tests' services, a Firefox, and a Chromium, whose path it returns. Throws `MissingNeed`. */
export function provideNeeds(): { chromium: string } {
  provideServices()
  provideFirefox()
  return { chromium: provideChromium() }
}

/** Finds or installs a Redis, a PostgreSQL, an nginx and the commands that tests run. Throws `MissingNeed`. */
export function provideServices(): void {
  const services: [need: string, debianPackage: string, found: () => unknown][] = [
    ['redis-server', 'redis-server', () => onPath('redis-server')],
    ['PostgreSQL', 'postgresql', findPostgres],
    ['psql', 'postgresql-client', () => onPath('psql')],
    ['nginx', 'nginx-light', findNginx],
    ['python3', 'python3', () => onPath('python3')],
    ['curl', 'curl', () => onPath('curl')],
    ['openssl', 'openssl', () => onPath('openssl')],
  ]
  for (const [need, debianPackage, found] of services) {
    if (found()) continue
    if (!installDebian(debianPackage) || !found()) throw new MissingNeed(`The tests need ${need}: install it first.`)
  }
}

/**
 * Finds or installs a Chromium, and returns its path. Throws `MissingNeed`. Debian's without windows comes first: each
 * page of the full one costs twice the work, for its own address bar.
 */
export function provideChromium(): string {
  const shell = 'chromium-headless-shell'
  if (!onPath(shell)) installDebian(shell)
  const path =
    onPath(shell) ?? onPath('chromium') ?? onPath('google-chrome') ?? [chromium.executablePath()].find(isExecutable)
  if (!path) throw new MissingNeed('The tests need a Chromium: run "npx playwright install chromium" or install one.')
  return path
}

/** Finds or installs a Firefox, and returns its path. Throws `MissingNeed`. */
export function provideFirefox(): string {
  const found = () => onPath('firefox-esr') ?? onPath('firefox')
  const path = found() ?? (installDebian('firefox-esr') ? found() : undefined)
  // Playwright's own build does not speak WebDriver BiDi.
  if (!path) throw new MissingNeed('The tests need a Firefox: install firefox-esr (Debian) or firefox first.')
  return path
}

function installDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false
  console.log(`Installing ${name} from Debian's packages`)
  // In runlevel 1 the package does not start its service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return run('apt-get', ['-qq', 'update'], env) && run('apt-get', ['-qq', 'install', '-y', name], env)
}

function run(command: string, args: string[], env = process.env): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}
