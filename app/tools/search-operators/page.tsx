import { Fragment } from 'react'
import { type Engine, engines, SOURCES_READ } from '@/app/tools/search-operators/queries/engines'
import { languages } from '@/app/tools/search-operators/queries/languages'
import { purposes } from '@/app/tools/search-operators/queries/purposes'
import { regions } from '@/app/tools/search-operators/queries/regions'
import { englishDay } from '@/components/elements/english'
import { ToolPage } from '@/components/tool-page/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Builder } from './builder'
import Text from './text.mdx'

const PATH = '/tools/search-operators'

export const generateMetadata = () => metadataOf(PATH)

export default function SearchOperators() {
  const text = Text({
    operators: {
      head: ['Search for', ...engines.map(({ name, help }) => `[${name}](${help})`)],
      rows: OPERATORS.map(({ what, of }) => [
        what,
        ...engines.map((engine) => {
          const written = of(engine)
          if (engine.limit && what === LIMIT) return `[${written}](${engine.limit.source})`
          return written ? `\`${written}\`` : what === LIMIT ? 'no limit published' : 'no'
        }),
      ]),
    },
    readOn: englishDay(new Date(SOURCES_READ)),
    languages: new Intl.ListFormat('en-GB').format(languages.map(({ name }) => name)),
    purposes: purposes.map(({ id, title, why }) => (
      <Fragment key={id}>
        <dt>{title}</dt>
        <dd>{why}</dd>
      </Fragment>
    )),
  })
  return <ToolPage path={PATH} tool={Builder} text={text} />
}

function regionIn({ regionOperator, regionParameter }: Engine): string | undefined {
  const germany = regions.find(({ code }) => code === 'DE')
  return germany && (regionOperator?.(germany) ?? regionParameter?.(germany, 'de'))
}

const LIMIT = 'Query length'

const OPERATORS: readonly { what: string; of: (engine: Engine) => string | undefined }[] = [
  { what: 'An exact phrase', of: () => '"link building"' },
  { what: 'One site only', of: () => 'site:a.com' },
  { what: 'Exclude a site', of: () => '-site:a.com' },
  { what: 'An ending (top-level domain)', of: ({ hasEndings }) => (hasEndings ? 'site:.de' : undefined) },
  { what: 'A region', of: regionIn },
  { what: 'A word in the title', of: ({ inTitle }) => `${inTitle}links` },
  { what: 'A word in the URL', of: ({ inUrl }) => inUrl && `${inUrl}links` },
  { what: 'A word in the text', of: ({ inText }) => inText && `${inText}links` },
  { what: 'One of several phrases', of: ({ hasOr }) => (hasOr ? '(tips OR links)' : undefined) },
  {
    what: 'On or after a date',
    of: ({ afterOperator, afterParameter }) =>
      afterOperator?.('2026-01-01') ?? afterParameter?.('2026-01-01', '2026-11-24'),
  },
  { what: LIMIT, of: ({ limit }) => limit?.inWords },
]
