import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import { type Block, blocksOf, bodyOf, normalised, type Run } from '@/tests/support/rendered-markdown'

/** A piece of a page as HTML, beside what a reader sees of it. */
interface Inline {
  html: string
  runs: Run[]
}

interface Piece {
  html: string
  blocks: Block[]
}

const page = {
  title: 'A page',
  description: 'What it says',
  url: 'https://example.com/docs/page',
  lastModified: '2026-01-02',
  llmsTxtUrl: 'https://example.com/llms.txt',
}

const fragment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('word', 'a', 'B', '1', ' ', ' ', ' ', '\n', '\t  ', 'x y', 'snake_case') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...'* ** *** _ __ ___ ` `` ``` # ## - -- --- + > | || ~ ~~ ~~~ \\ \\\\ ! [ ] ( ) < > & = === : :- | \' " $ { } ^ % . ; /'.split(
        ' ',
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        '# ',
        '1. ',
        '12) ',
        '- ',
        '+ ',
        '* ',
        '> ',
        '[x](y)',
        '[ ] ',
        '[a]: b',
        '![i](j)',
        '&amp;',
        '&#35;',
        '&copy',
      ],
      ...[
        '&lt;b&gt;',
        '<b>',
        '</main>',
        '<!-- x -->',
        '<?x',
        '<https://a.b>',
        '--- | ---',
        '| - | - |',
        'http://x.y/a_b?c=*',
      ],
      ...['a@b.c', 'www.x.y', 'é', '日本', '。', '🎉', '…', '“', '”', '€', '\u200b', '    ', '\\|', '`|`'],
    ),
  },
)

const text = fc.array(fragment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))

const plain = text.map((value): Inline => ({ html: escapeHtml(value), runs: [{ text: value, marks: [] }] }))

const marked = fc.oneof(
  fc.tuple(fc.constantFrom('strong', 'em', 'del', 'code'), text).map(([tag, value]): Inline => {
    const text = `x${value}`
    return { html: `<${tag}>${escapeHtml(text)}</${tag}>`, runs: [{ text, marks: [tag] }] }
  }),
  fc
    .tuple(fc.constantFrom('/a', '#b', 'c?d=(e)&f=_g_*', 'https://x.y/|a|/&copy;', 'mailto:a@b.c'), text)
    .map(([href, value]): Inline => {
      const text = `x${value}`
      const mark = `a:${new URL(href, page.url)}`
      return {
        // A space, because an exclamation mark right before a link would make it an image.
        html: ` <a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`,
        runs: [
          { text: ' ', marks: [] },
          { text, marks: [mark] },
        ],
      }
    }),
)

/** Text that may hold something marked, with text around. */
const inlines = fc.tuple(plain, fc.option(marked), plain).map(
  ([before, middle, after]): Inline => ({
    html: before.html + (middle?.html ?? '') + after.html,
    runs: [...before.runs, ...(middle?.runs ?? []), ...after.runs],
  }),
)

const paragraph = block('p', 'p')
const heading = fc.integer({ min: 1, max: 6 }).chain((level) => block(`h${level}`, `h${level}`))
const definition = block('dd', 'p').map(({ html, blocks }): Piece => ({ html: `<dl>${html}</dl>`, blocks }))
const code = fc
  .tuple(fc.constantFrom('', 'ts', 'c++'), fc.array(fc.oneof(text, fc.constant('\n'))))
  .map(([lang, parts]): Piece => {
    const value = `x${parts.join('')}y`
    return {
      html: `<pre><code${lang && ` class="hl language-${lang}"`}>${escapeHtml(value)}</code></pre>`,
      blocks: [{ kind: `pre:${lang}`, runs: [{ text: value, marks: [] }] }],
    }
  })
const table = fc
  .integer({ min: 1, max: 3 })
  .chain((width) =>
    fc.array(fc.array(block('td', 'cell'), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
  )
  .map(
    (rows): Piece => ({
      html: `<table>${rows.map((cells) => `<tr>\n${joined(cells).html}</tr>`).join('')}</table>`,
      blocks: rows.flatMap((cells) => joined(cells).blocks),
    }),
  )

const { pieces } = fc.letrec<{ piece: Piece; pieces: Piece }>((tie) => ({
  pieces: fc.array(tie('piece'), { minLength: 1, maxLength: 3 }).map(joined),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    heading,
    definition,
    code,
    table,
    tie('pieces').map(({ html, blocks }) => ({ html: `<section>${html}</section>`, blocks })),
    fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start="7"'),
        fc.array(fc.tuple(inlines, fc.option(tie('piece'))), { minLength: 1, maxLength: 3 }),
      )
      .map(([tag, items]) => ({
        html: `<${tag}>${items.map(([{ html }, more]) => `\n<li>${html}${more?.html ?? ''}</li>`).join('')}</${tag.slice(0, 2)}>`,
        blocks: items.flatMap(([{ runs }, more]) => [{ kind: 'p', runs }, ...(more?.blocks ?? [])]),
      })),
  ),
}))

describe('a page of any words', () => {
  test('shows the same text once its markdown is rendered', () => {
    fc.assert(
      fc.property(pieces, ({ html, blocks }) => {
        const markdown = markdownFromHtml(`<body><nav>No</nav><main>${html}</main><footer>No</footer></body>`, page)
        const expected = blocks.map(normalised).filter(({ runs }) => runs.length > 0)
        expect(blocksOf(bodyOf(markdown)), markdown).toEqual(expected)
      }),
      { numRuns: Number(process.env.ROUND_TRIPS ?? 1_000) },
    )
  }, 120_000)
})

function block(tag: string, kind: string): fc.Arbitrary<Piece> {
  return inlines.map(({ html, runs }) => ({ html: `<${tag}>${html}</${tag}>`, blocks: [{ kind, runs }] }))
}

function joined(parts: Piece[]): Piece {
  return { html: parts.map(({ html }) => html).join('\n'), blocks: parts.flatMap(({ blocks }) => blocks) }
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
