import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import { bodyOf, renderMarkdown } from '@/tests/support/rendered-markdown'
import { visibleWords } from '@/tests/support/visible-words'
import { words } from '@/tests/support/words'
import { page } from './page-facts'

const pick = fc.constantFrom

/** Pieces with and without a meaning in markdown or HTML. */
const fragment = fc.oneof(
  { weight: 3, arbitrary: pick('word', 'a', 'B', '1', ' ', ' ', ' ', '\n', '\t  ', 'x y', 'snake_case') },
  {
    weight: 5,
    arbitrary: pick(
      ...words(`* ** *** _ __ ___ \` \`\` \`\`\` # ## - -- --- + > | || ~ ~~ ~~~ \\ \\\\ ! [ ] ( ) < > & = === : :- ' " $ { }
        ^ % . ; / [x](y) ![i](j) &amp; &#35; &copy &lt;b&gt; <b> </main> <?x <https://a.b> http://x.y/a_b?c=* a@b.c www.x.y
        é 日本 。 🎉 … “ ” € \\| \`|\``),
      ...['# ', '1. ', '12) ', '- ', '+ ', '* ', '> ', '[ ] ', '    '],
      ...['[a]: b', '<!-- x -->', '--- | ---', '| - | - |'],
    ),
  },
)
const joined = (parts: string[]) => parts.join('')
const text = fc.array(fragment, { minLength: 1, maxLength: 6 }).map((parts) => escapeHtml(joined(parts)))
const marked = fc.oneof(
  fc.tuple(pick('strong', 'em', 'del', 'code'), text).map(([tag, inner]) => `<${tag}>x${inner}</${tag}>`),
  // The space keeps an exclamation mark before a link from making it an image.
  fc.tuple(pick('/a', '#b', 'c?d=(e)', 'mailto:a@b.c'), text).map(([to, inner]) => ` <a href="${to}">x${inner}</a>`),
)
const inlines = fc.tuple(text, fc.option(marked, { nil: '' }), text).map(joined)
/** Never empty, because an empty item cannot follow a line of text. Our pages have none. */
const item = inlines.map((html) => `x${html}`)
const within = (tag: string, inner: fc.Arbitrary<string>) => inner.map((html) => `<${tag}>${html}</${tag}>`)
const several = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 3 }).map(joined)
const table = pick(1, 2, 3).chain((width) =>
  several(within('tr', fc.array(within('td', inlines), { minLength: width, maxLength: width }).map(joined))),
)
const { pieces } = fc.letrec<{ piece: string; pieces: string }>((tie) => ({
  pieces: several(tie('piece')),
  piece: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    ...['p', 'div', 'figcaption', 'h1', 'h2', 'h6'].map((tag) => within(tag, inlines)),
    within('dl', within('dd', inlines)),
    within('table', table),
    within('pre', within('code', text)),
    within('section', tie('pieces')),
    ...['ul', 'ol'].map((list) =>
      within(list, several(within('li', fc.tuple(item, fc.option(tie('piece'), { nil: '' })).map(joined)))),
    ),
  ),
}))

it('rendered markdown shows the same words as the page', () => {
  fc.assert(
    fc.property(pieces, (html) => {
      const main = `<main>${html}</main>`
      const rendered = renderMarkdown(bodyOf(markdownFromHtml(`<body><nav>No</nav>${main}</body>`, page)))
      expect(visibleWords(`<main>${rendered}</main>`), rendered).toEqual(visibleWords(main))
    }),
    { numRuns: 250 },
  )
}, 60_000)

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
