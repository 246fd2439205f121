import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import { anyText } from '@/tests/support/inputs/any-text'
import { words } from '@/tests/support/inputs/words'
import { bodyOf, renderMarkdown } from '@/tests/support/responses/rendered-markdown'
import { visibleWords } from '@/tests/support/responses/visible-words'

const page = {
  title: 'A page',
  description: 'What it says',
  url: 'https://a.test/docs/page',
  lastModified: '2026-01-02',
  llmsTxtUrl: 'https://a.test/llms.txt',
}

const convert = (main: string) =>
  bodyOf(
    markdownFromHtml(`<!DOCTYPE html><html><body><nav>Nav</nav><main>${main}</main></body></html>`, page),
  ).trimEnd()

describe('the front matter', () => {
  test('holds any title and description', () => {
    const odd = fc.constantFrom('', 'a: b # c', '- item', '--- \n---\n', 'null', '2026-01-02', '*a &b !c | > % @ `')
    fc.assert(
      fc.property(fc.oneof(odd, anyText()), (value) => {
        const markdown = markdownFromHtml('<main>x</main>', { ...page, title: value, description: value })
        expect(parseYaml(markdown.slice(4, markdown.indexOf('\n---\n')))).toEqual({
          title: value,
          description: value,
          url: page.url,
          lastmod: page.lastModified,
        })
      }),
    )
  })

  test('is followed by the one line for agents', () => {
    const markdown = markdownFromHtml('<main><p data-agent-hint="">See /llms.txt</p><h1>T</h1></main>', page)
    expect(markdown.split('\n---\n')[1]?.trim().split('\n')).toEqual([
      '> For agents: [llms.txt](https://a.test/llms.txt) lists every page of this site as markdown.',
      '',
      '# T',
    ])
    expect(markdown.match(/llms\.txt\)/g)).toHaveLength(1)
  })
})

describe('what is left out', () => {
  test('everything outside main', () => {
    const html = '<header>H</header><nav>N</nav><main><h1>T</h1></main><footer>F</footer><div hidden id="S:0">S</div>'
    expect(bodyOf(markdownFromHtml(html, page))).toBe('# T\n')
  })

  test.each([
    ['a mock-up', '<figure data-mockup="true" role="img"><table><tr><td>98</td></tr></table></figure>'],
    ['a script', '<script>let a = "</p>No"</script>'],
    ['a style', '<style>.a > .b { content: "No" }</style>'],
    ['a template', '<template><p>No</p></template>'],
    ['a noscript', '<noscript><p>No</p></noscript>'],
    ['an SVG', '<svg><title>No</title><text>No</text></svg>'],
    ['a form', '<form><p>No</p><label>No<input value="No"/></label><button>No</button></form>'],
    ['a select', '<select><option>No</option></select>'],
    ['a text area', '<textarea>No</textarea>'],
    ['a button', '<button type="button">No</button>'],
    ['a label', '<label>No</label>'],
    ['hidden content', '<div hidden=""><p>No</p></div>'],
    ['content for no reader of screens', '<span aria-hidden="true">No</span>'],
    ['a comment', '<!--No--><!--$--><!--/$-->'],
    ['an empty paragraph', '<p> <b> </b></p>'],
    ['a decorative image', '<img alt="" src="/a.png"/>'],
  ])('%s', (_name, html) => {
    expect(convert(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter')
  })
})

test('text is as React renders it, comments and all', () => {
  const count = 3
  const html = renderToString(
    <p>
      Page {count} of {'<many>'}, <b>bold</b>
      {' & '}
      <em>it</em>
    </p>,
  )
  expect(convert(html)).toBe('Page 3 of \\<many>, **bold** & _it_')
})

test.each([
  ['white space collapsed as in a browser', '<p>\n  a  \t b\n<b>c </b>d </p>', 'a b **c** d'],
  ['a line that ends after an inline element', '<p>a <b>b</b>\nc <code>d</code>\ne</p>', 'a **b** c `d` e'],
  ['blocks without a paragraph', '<div>a<div>b</div>c</div>', 'a\n\nb\n\nc'],
  ['names with underscores', '<p><em>snake_case_name</em> snake_case</p>', '_snake_case_name_ snake_case'],
  ['blocks that open others', '<div><h2>a</h2></div><div><ul><li>b</li></ul></div>', '## a\n\n- b'],
  ['what starts no block', '<p><b>a</b> - b<code>c</code>: 1. d</p><h2>1. e</h2>', '**a** - b`c`: 1. d\n\n## 1. e'],
  ['an angle bracket that would open an e-mail address', '<p>a &lt; b, &lt;#a@b.c></p>', 'a < b, \\<#a@b.c>'],
  ['heading levels', '<h1>1</h1><h3>3</h3><h6>6</h6>', '# 1\n\n### 3\n\n###### 6'],
  ['emphasis', '<p><b>a</b> <i>b</i>, <em> </em>(<b>*c </b>)</p>', '**a** _b_, (**\\*c** )'],
  ['a time', '<p><time dateTime="2026">Now</time> it is</p>', 'Now it is'],
  ['a caption', '<figure><pre><code>a</code></pre><figcaption>b</figcaption></figure>', '```\na\n```\n\nb'],
  ['definitions', '<dl><dt>Term</dt><dd>What <em>it</em> is</dd></dl>', '**Term**\\\nWhat _it_ is'],
  ['a link to a path', '<a href="/tools">a</a>', '[a](https://a.test/tools)'],
  ['a link to a relative path', '<a href="other?a=1&amp;b=2">a</a>', '[a](https://a.test/docs/other?a=1&b=2)'],
  ['a link to a fragment', '<a href="#part">a</a>', '[a](https://a.test/docs/page#part)'],
  ['a link to an address elsewhere', '<a href="https://ahrefs.com/">a</a>', '[a](https://ahrefs.com/)'],
  ['a link to mail', '<a href="mailto:a@b.c">a</a>', '[a](mailto:a@b.c)'],
  ['a link with parentheses', '<a href="/a_(b)">a</a>', '[a](https://a.test/a_\\(b\\))'],
  ['a link without an address', '<a>a</a>', 'a'],
  ['a link around code', '<a href="/x"><code>a_b</code></a>', '[`a_b`](https://a.test/x)'],
  [
    'lists in lists',
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>',
    '- a\n  - b\n    1. c\n- d',
  ],
  ['a list with paragraphs', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
  ['a list with code', '<ul><li>a<pre><code>b\n\nc</code></pre></li></ul>', '- a\n\n  ```\n  b\n\n  c\n  ```'],
  [
    'a table with a header',
    '<table>\n<thead>\n<tr>\n<th>A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td></td>\n</tr>\n</tbody>\n</table>',
    '| A |\n| --- |\n| |',
  ],
  [
    'a table with headers in both directions',
    '<table><tr><td></td><th>A</th></tr><tr><th>B</th><td>1</td></tr></table>',
    '| | A |\n| --- | --- |\n| B | 1 |',
  ],
  [
    'a table with pipes, code and links',
    '<table><tr><th>a|b|c</th></tr><tr><td><code>c|d</code> <a href="/x"><code>e</code></a></td></tr></table>',
    '| a\\|b\\|c |\n| --- |\n| `c\\|d` [`e`](https://a.test/x) |',
  ],
  ['code with blanks at its edges', '<p><code> a </code> <code> b</code> <code>  </code></p>', '`  a  ` ` b` ` `'],
  ['details', '<details><summary>a</summary>b</details>', 'a\n\nb'],
  ['code with its language', '<pre><code class="hl language-c++">a\n  b\n</code></pre>', '```c++\na\n  b\n```'],
  [
    'code with its words coloured',
    '<figure><figcaption>Label</figcaption><pre><code class="language-js"><span>a</span> = 1\n\n<b>b</b></code></pre></figure>',
    'Label\n\n```js\na = 1\n\nb\n```',
  ],
  [
    'code with markup, tabs and blank lines',
    '<pre><code>\t*a*\n\n\n\n&lt;b&gt; &amp;amp;</code></pre>',
    '```\n\t*a*\n\n\n\n<b> &amp;\n```',
  ],
])('%s', (_name, html, markdown) => {
  expect(convert(html)).toBe(markdown)
})

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
const within = (tag: string, inner: fc.Arbitrary<string>) => inner.map((html) => `<${tag}>${html}</${tag}>`)
const several = (one: fc.Arbitrary<string>) => fc.array(one, { minLength: 1, maxLength: 3 }).map(joined)
const marked = fc
  .tuple(pick('strong', 'em', 'code', 'a href="c?d=(e)"'), text)
  .map(([tag, inner]) => ` <${tag}>x${inner}</${tag.split(' ')[0]}> `)
const inlines = fc.tuple(text, fc.option(marked, { nil: '' }), text).map(joined)
const piece = fc.oneof(
  ...['p', 'div', 'figcaption', 'h2'].map((tag) => within(tag, inlines)),
  within('table', within('tr', several(within('td', text)))),
  within('pre', within('code', text)),
  ...['ul', 'ol'].map((list) =>
    within(
      list,
      several(
        within(
          'li',
          inlines.map((html) => `x${html}`),
        ),
      ),
    ),
  ),
)

test('rendered markdown shows the same words as the page', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }).map(joined), (html) => {
      const main = `<main>${html}</main>`
      const rendered = renderMarkdown(bodyOf(markdownFromHtml(`<body><nav>No</nav>${main}</body>`, page)))
      expect(visibleWords(`<main>${rendered}</main>`), rendered).toEqual(visibleWords(main))
    }),
    { numRuns: 100 },
  )
}, 60_000)

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
