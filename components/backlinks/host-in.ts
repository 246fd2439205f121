import { findSite } from './find-site'
import { hostOf } from './host-of'

/** Hosts and their sites, by what is written. A worker reads the exports of one comparison, which share them. */
const hosts = new Map<string, { host: string; site?: string }>()
const MAX_CELL = 500

/** The host in a cell, and its site. */
export function hostIn(cell: string) {
  const written = hostOf(cell)
  const found = hosts.get(written)
  if (found) return found
  const host = copied(written)
  const read = { host, site: findSite(host) }
  hosts.set(host, read)
  return read
}

/** Copies a text, because a part of a file's text would keep all of it in memory. */
export function copied(text: string): string {
  return ` ${text.slice(0, MAX_CELL)}`.slice(1)
}
