import { engines } from '@/app/tools/search-operators/queries/engines'
import { languageOf, languages } from '@/app/tools/search-operators/queries/languages'
import { purposes } from '@/app/tools/search-operators/queries/purposes'
import { regions } from '@/app/tools/search-operators/queries/regions'
import { choice } from '@/components/tool-form/choice-field'
import { choices } from '@/components/tool-form/choices-field'
import { defineTool } from '@/components/tool-form/define-tool'
import { text } from '@/components/tool-form/text-field'

export const MAX_TOPICS = 20
export const MAX_FOOTPRINTS = 20

const optionsOf = (items: readonly { code: string; name: string }[]) =>
  items.map(({ code, name }) => ({ value: code, label: name }))

export const builder = defineTool({
  id: 'search',
  listField: 'exclude',
  fields: {
    topics: text({
      label: 'Topics',
      hint: `One per line, up to ${MAX_TOPICS}, in your readers’ words.`,
      placeholder: 'trail running\nultramarathon',
      rows: 3,
    }),
    engine: choice({
      label: 'Search engine',
      options: engines.map(({ id, name }) => ({ value: id, label: name })),
      initial: 'google',
    }),
    lookingFor: choices({
      fold: 'What to look for',
      label: 'Kinds of pages',
      options: purposes.map(({ id, title }) => ({ value: id, label: title })),
      initial: ['guest-posts', 'resource-pages'],
      parameter: 'for',
    }),
    brand: text({
      fold: 'Your brand and a competitor',
      label: 'Your brand',
      hint: 'To find mentions without a link.',
      placeholder: 'Example Shoes',
    }),
    competitor: text({
      fold: 'Your brand and a competitor',
      label: 'A competitor',
      hint: 'Its name, its domain or both. Enter a domain to exclude its pages.',
      placeholder: 'Example Sports example.org',
    }),
    language: choice({
      fold: 'Language, region and age',
      label: 'Language of the pages',
      hint: 'Sets the language of the footprints.',
      options: optionsOf(languages),
      none({ region }) {
        const proposed = languageOf(regions.find(({ code }) => code === region))
        return `${region ? 'Default for the region' : 'Default'}: ${languages.find(({ code }) => code === proposed)?.name}`
      },
    }),
    region: choice({
      fold: 'Language, region and age',
      label: 'Region (optional)',
      hint: 'Where the engine thinks the site is.',
      options: optionsOf(regions),
      none: () => 'Any',
    }),
    endings: text({
      fold: 'Language, region and age',
      label: 'Domain endings (optional)',
      hint: 'Find only sites with these.',
      placeholder: '.de .at .ch',
    }),
    year: text({
      fold: 'Language, region and age',
      label: 'Published since (optional)',
      hint: 'A year. Used where fresh pages matter.',
      placeholder: 'Four digits',
      inputMode: 'numeric',
    }),
    ownDomain: text({
      fold: 'Sites to leave out',
      label: 'Your domain',
      hint: 'Excluded from every query.',
      placeholder: 'example.com',
    }),
    exclude: text({
      fold: 'Sites to leave out',
      label: 'Domains to leave out (optional)',
      hint: 'One per line, such as sites you know or have already pitched.',
      rows: 3,
      isList: true,
    }),
    footprints: text({
      fold: 'Your own footprints',
      label: 'Your own footprints (optional)',
      hint: `One per line, up to ${MAX_FOOTPRINTS}. The operators intitle:, inurl: and intext: work too, also with a minus. Saved in this browser.`,
      placeholder: 'contribute a recipe\nintitle:submissions',
      rows: 2,
      isList: true,
      isLasting: true,
    }),
  },
  // Invented: names under `.example` are nobody's (RFC 2606).
  example: {
    topics: 'trail running\nultramarathon training',
    brand: 'Harzpfad Shoes',
    competitor: 'Talwind talwind.example',
    ownDomain: 'harzpfad.example',
    year: '2025',
    endings: '',
    region: '',
    language: '',
    exclude: 'laufblog.example\nberg-und-bahn.example',
    lookingFor: purposes.map(({ id }) => id),
  },
  /** A brand or a competitor that is filled in chooses what needs it. */
  implies(change, before) {
    const isFilledIn = (name: 'brand' | 'competitor') =>
      before[name].trim() === '' && (change[name] ?? '').trim() !== ''
    const needed = purposes.filter(({ needs }) => needs !== 'topic' && isFilledIn(needs)).map(({ id }) => id)
    return needed.length > 0 ? { lookingFor: [...new Set([...before.lookingFor, ...needed])] } : {}
  },
})

export type BuilderValues = typeof builder.initial
