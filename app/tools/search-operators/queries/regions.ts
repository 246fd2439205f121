export interface Region {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  /** DuckDuckGo names a region with its language. */
  duckDuckGo: string
}

export const regions: readonly Region[] = [
  { code: 'AU', name: 'Australia', duckDuckGo: 'au-en' },
  { code: 'AT', name: 'Austria', duckDuckGo: 'at-de' },
  { code: 'BR', name: 'Brazil', duckDuckGo: 'br-pt' },
  { code: 'CA', name: 'Canada', duckDuckGo: 'ca-en' },
  { code: 'DK', name: 'Denmark', duckDuckGo: 'dk-da' },
  { code: 'FR', name: 'France', duckDuckGo: 'fr-fr' },
  { code: 'DE', name: 'Germany', duckDuckGo: 'de-de' },
  { code: 'IN', name: 'India', duckDuckGo: 'in-en' },
  { code: 'IE', name: 'Ireland', duckDuckGo: 'ie-en' },
  { code: 'IT', name: 'Italy', duckDuckGo: 'it-it' },
  { code: 'MX', name: 'Mexico', duckDuckGo: 'mx-es' },
  { code: 'NL', name: 'Netherlands', duckDuckGo: 'nl-nl' },
  { code: 'NZ', name: 'New Zealand', duckDuckGo: 'nz-en' },
  { code: 'NO', name: 'Norway', duckDuckGo: 'no-no' },
  { code: 'PL', name: 'Poland', duckDuckGo: 'pl-pl' },
  { code: 'PT', name: 'Portugal', duckDuckGo: 'pt-pt' },
  { code: 'ZA', name: 'South Africa', duckDuckGo: 'za-en' },
  { code: 'ES', name: 'Spain', duckDuckGo: 'es-es' },
  { code: 'SE', name: 'Sweden', duckDuckGo: 'se-sv' },
  { code: 'CH', name: 'Switzerland', duckDuckGo: 'ch-de' },
  { code: 'GB', name: 'United Kingdom', duckDuckGo: 'uk-en' },
  { code: 'US', name: 'United States', duckDuckGo: 'us-en' },
]
