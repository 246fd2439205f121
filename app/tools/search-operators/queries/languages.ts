import type { Region } from './regions'

/** The languages that have footprints (ISO 639-1). */
const CODES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pl'] as const

export type LanguageCode = (typeof CODES)[number]

const names = new Intl.DisplayNames('en', { type: 'language' })

export const languages = CODES.map((code) => ({ code, name: names.of(code) ?? code }))

/** The language that a region proposes; English without one. */
export function languageOf(region: Region | undefined): LanguageCode {
  const [, code] = region?.duckDuckGo[0].split('-') ?? []
  return languages.find((language) => language.code === code)?.code ?? 'en'
}
