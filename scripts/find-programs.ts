import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const DEBIAN_POSTGRES = '/usr/lib/postgresql'
/** Only root has it on its path. */
const DEBIAN_NGINX = '/usr/sbin/nginx'

export function onPath(name: string): string | undefined {
  return pathFolders()
    .map((folder) => join(folder, name))
    .find(isExecutable)
}

export function findNginx(): string | undefined {
  return onPath('nginx') ?? [DEBIAN_NGINX].find(isExecutable)
}

/** The folder of PostgreSQL's programs: of the newest version, if several of Debian's are installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [...pathFolders(), ...newestFirst.map((version) => join(DEBIAN_POSTGRES, version, 'bin'))]
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => isExecutable(join(folder, name))))
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter)
}
