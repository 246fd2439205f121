import { lstatSync, statSync } from 'node:fs'
import { join } from 'node:path'
import nextEnv from '@next/env'
import { InvalidConfiguration } from './config'

/** A line's variable and its written value, without a comment. */
const LINE = /^\s*(?:export\s+)?([\w.-]+)\s*[=:](.*?)(?:\s#.*)?$/gm
/** A dollar sign that is not escaped, the name after it, and a default. */
const REFERENCE = /(?<!\\)\$(?:\{?(\w+)(:-[^}\\$]*)?)?/g

/**
 * Loads the `.env` files of the first folder that has one; the environment wins. Throws `InvalidConfiguration` if one
 * cannot be read, or has a dollar sign that would be lost.
 */
export function loadEnvFiles(folders: readonly string[], isDevelopment = false): void {
  const mode = process.env.NODE_ENV === 'test' ? 'test' : isDevelopment ? 'development' : 'production'
  const names = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]
  // A link to nothing exists, too.
  const isThere = (file: string) => lstatSync(file, { throwIfNoEntry: false }) !== undefined
  const folder = folders.find((folder) => names.some((name) => isThere(join(folder, name))))
  if (folder === undefined) return
  for (const name of names) if (isThere(join(folder, name))) requireFile(folder, name)
  const own = { ...process.env }
  const log = { info() {}, error: failToLoad }
  const { loadedEnvFiles } = nextEnv.loadEnvConfig(folder, isDevelopment, log)
  // `@next/env` expands dollar signs of the environment as well.
  Object.assign(process.env, own)
  let known = own
  for (const { path, contents, env } of loadedEnvFiles) {
    if (contents.includes('\0')) throw new InvalidConfiguration(`${path} must be a text in UTF-8`)
    known = { ...env, ...known }
    for (const [, variable = '', value = ''] of contents.matchAll(LINE)) {
      const fault = findLostDollar(value, known)
      if (fault) throw new InvalidConfiguration(`${variable} in ${path} ${fault}`)
    }
  }
}

/** `@next/env` passes over a folder and a link to nothing without a word. */
function requireFile(folder: string, name: string): void {
  const found = statSync(join(folder, name), { throwIfNoEntry: false })
  if (!found || found.isDirectory()) throw new InvalidConfiguration(`${name} must be a readable file`)
}

function failToLoad(text: string, error: Error): never {
  throw new InvalidConfiguration(`${text}: ${error.message}`)
}

/** How the value would lose a dollar sign, as the end of a sentence. A name's value is expanded once more. */
function findLostDollar(value: string, known: NodeJS.ProcessEnv): string | undefined {
  for (const [, name = '', standIn] of value.matchAll(REFERENCE)) {
    if (known[name]?.includes('$'))
      return `takes ${name}, whose value has a $: write the value itself, with \\$ for each $`
    if (known[name] === undefined && standIn === undefined)
      return 'has a $ that names no variable: write \\$ for a dollar sign'
  }
}
