export interface Region {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  /** DuckDuckGo names a region with a language: one name for each of them, the most spoken first. */
  duckDuckGo: readonly [string, ...string[]]
}

export const regions: readonly Region[] = [
  { code: 'AR', name: 'Argentina', duckDuckGo: ['ar-es'] },
  { code: 'AU', name: 'Australia', duckDuckGo: ['au-en'] },
  { code: 'AT', name: 'Austria', duckDuckGo: ['at-de'] },
  { code: 'BE', name: 'Belgium', duckDuckGo: ['be-nl', 'be-fr'] },
  { code: 'BR', name: 'Brazil', duckDuckGo: ['br-pt'] },
  { code: 'CA', name: 'Canada', duckDuckGo: ['ca-en', 'ca-fr'] },
  { code: 'CL', name: 'Chile', duckDuckGo: ['cl-es'] },
  { code: 'CO', name: 'Colombia', duckDuckGo: ['co-es'] },
  { code: 'DK', name: 'Denmark', duckDuckGo: ['dk-da'] },
  { code: 'FR', name: 'France', duckDuckGo: ['fr-fr'] },
  { code: 'DE', name: 'Germany', duckDuckGo: ['de-de'] },
  { code: 'IN', name: 'India', duckDuckGo: ['in-en'] },
  { code: 'IE', name: 'Ireland', duckDuckGo: ['ie-en'] },
  { code: 'IT', name: 'Italy', duckDuckGo: ['it-it'] },
  { code: 'MX', name: 'Mexico', duckDuckGo: ['mx-es'] },
  { code: 'NL', name: 'Netherlands', duckDuckGo: ['nl-nl'] },
  { code: 'NZ', name: 'New Zealand', duckDuckGo: ['nz-en'] },
  { code: 'NO', name: 'Norway', duckDuckGo: ['no-no'] },
  { code: 'PE', name: 'Peru', duckDuckGo: ['pe-es'] },
  { code: 'PL', name: 'Poland', duckDuckGo: ['pl-pl'] },
  { code: 'PT', name: 'Portugal', duckDuckGo: ['pt-pt'] },
  { code: 'ZA', name: 'South Africa', duckDuckGo: ['za-en'] },
  { code: 'ES', name: 'Spain', duckDuckGo: ['es-es'] },
  { code: 'SE', name: 'Sweden', duckDuckGo: ['se-sv'] },
  { code: 'CH', name: 'Switzerland', duckDuckGo: ['ch-de', 'ch-fr', 'ch-it'] },
  { code: 'GB', name: 'United Kingdom', duckDuckGo: ['uk-en'] },
  { code: 'US', name: 'United States', duckDuckGo: ['us-en'] },
]
