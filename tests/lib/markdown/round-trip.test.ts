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
      ...[
        'a@b.c',
        'www.x.y',
        'é',
        '日本',
        '。',
        '🎉',
        '…',
        '“',
        '”',
        '€',
        '\u00a0',
        '\u2003',
        '\u200b',
        '    ',
        '\\|',
        '`|`',
      ],
    ),
  },
)

const text = fc.array(fragment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(''))

const { inline } = fc.letrec<{ inline: Inline; inlines: Inline }>((tie) => ({
  inlines: fc.array(tie('inline'), { minLength: 1, maxLength: 4 }).map((parts) => ({
    html: parts.map(({ html }) => html).join(''),
    runs: parts.flatMap(({ runs }) => runs),
  })),
  inline: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text.map((value) => ({ html: escapeHtml(value), runs: [{ text: value, marks: [] }] })),
    fc.tuple(text, text).map(([a, b]) => ({
      html: `${escapeHtml(a)}<!-- -->${escapeHtml(b)}<span> </span>`,
      runs: [{ text: `${a}${b} `, marks: [] }],
    })),
    text.map((value) => ({ html: `<code>${escapeHtml(value)}</code>`, runs: [{ text: value, marks: ['code'] }] })),
    fc.tuple(text, text).map(([a, b]) => ({
      html: `x${escapeHtml(a)}<br/>${escapeHtml(b)}y`,
      runs: [{ text: `x${a}\n${b}y`, marks: [] }],
    })),
    fc
      .tuple(fc.constantFrom('strong', 'b', 'em', 'i', 'del', 's', 'sub', 'sup', 'kbd', 'span'), tie('inlines'))
      .map(([tag, { html, runs }]) => ({ html: `<${tag}>${html}</${tag}>`, runs: marked(runs, markOf(tag)) })),
    fc
      .tuple(fc.constantFrom('/a', '#b', 'c?d=(e)&f=_g_*', 'https://x.y/|a|/&copy;', 'mailto:a@b.c'), text)
      .map(([href, value]) => ({
        html: `<a href="${escapeHtml(href)}"><em>${escapeHtml(value)}</em>!</a>`,
        runs: marked(
          [
            { text: value, marks: ['em'] },
            { text: '!', marks: [] },
          ],
          `a:${new URL(href, page.url)}`,
        ),
      })),
  ),
}))

const inlines = fc.array(inline, { minLength: 1, maxLength: 5 }).map((parts) => ({
  html: parts.map(({ html }) => html).join(''),
  runs: parts.flatMap(({ runs }) => runs),
}))

const paragraph = inlines.map(
  ({ html, runs }): Piece => ({ html: `<p>\n${html}\n</p>`, blocks: [{ kind: 'p', runs }] }),
)
const heading = fc.tuple(fc.integer({ min: 1, max: 6 }), inlines).map(
  ([level, { html, runs }]): Piece => ({
    html: `<h${level}>${html}</h${level}>`,
    blocks: [{ kind: `h${level}`, runs }],
  }),
)
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
  .tuple(fc.boolean(), fc.integer({ min: 1, max: 3 }))
  .chain(([hasHeader, width]) =>
    fc.tuple(
      fc.constant(hasHeader),
      fc.array(fc.array(inlines, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 3 }),
    ),
  )
  .map(
    ([hasHeader, rows]): Piece => ({
      html: `<table><tbody>${rows
        .map((cells, y) => {
          const tag = hasHeader && y === 0 ? 'th' : 'td'
          return `<tr>\n${cells.map(({ html }) => `<${tag}>${html}</${tag}>`).join('\n')}</tr>`
        })
        .join('')}</tbody></table>`,
      blocks: rows.flat().map(({ runs }) => ({ kind: 'cell', runs })),
    }),
  )

const { pieces } = fc.letrec<{ piece: Piece; pieces: Piece }>((tie) => ({
  pieces: fc.array(tie('piece'), { minLength: 1, maxLength: 4 }).map(joined),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    heading,
    code,
    table,
    fc.constant<Piece>({ html: '<hr/>', blocks: [] }),
    fc
      .tuple(fc.constantFrom('blockquote', 'section', 'div'), tie('pieces'))
      .map(([tag, { html, blocks }]) => ({ html: `<${tag}>\n  ${html}\n</${tag}>`, blocks })),
    fc
      .tuple(fc.constantFrom('ul', 'ol', 'ol start="7"', 'ol reversed'), fc.array(tie('pieces'), { maxLength: 3 }))
      .map(([tag, items]) => ({
        html: `<${tag}>${items.map(({ html }) => `\n<li>${html}</li>`).join('')}</${tag.slice(0, 2)}>`,
        blocks: items.flatMap(({ blocks }) => blocks),
      })),
    fc.array(inlines, { minLength: 1, maxLength: 3 }).map((items) => ({
      html: `<ul>${items.map(({ html }) => `<li>${html}</li>`).join('')}</ul>`,
      blocks: items.map(({ runs }) => ({ kind: 'p', runs })),
    })),
  ),
}))

describe('a page of any make', () => {
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

function joined(parts: Piece[]): Piece {
  return { html: parts.map(({ html }) => html).join('\n'), blocks: parts.flatMap(({ blocks }) => blocks) }
}

function marked(runs: Run[], mark: string | undefined): Run[] {
  return mark ? runs.map((run) => ({ ...run, marks: [...run.marks, mark] })) : runs
}

function markOf(tag: string): string | undefined {
  return { b: 'strong', i: 'em', s: 'del', span: undefined }[tag] ?? (tag === 'span' ? undefined : tag)
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
