import type { Region } from './regions'

/** The languages that have footprints (ISO 639-1). */
export const languages = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'German' },
  { code: 'fr', name: 'French' },
  { code: 'es', name: 'Spanish' },
  { code: 'it', name: 'Italian' },
  { code: 'nl', name: 'Dutch' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'pl', name: 'Polish' },
] as const

export type LanguageCode = (typeof languages)[number]['code']

/** The language that a region proposes; English without one. */
export function languageOf(region: Region | undefined): LanguageCode {
  const [, code] = region?.duckDuckGo[0].split('-') ?? []
  return languages.find((language) => language.code === code)?.code ?? 'en'
}
