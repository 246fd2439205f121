import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { markdownFromHtml } from '@/lib/markdown/from-html'
import type { PageFacts } from '@/lib/markdown/opening'
import { bodyOf } from '@/tests/support/rendered-markdown'

const page: PageFacts = {
  title: 'A page',
  description: 'What it says',
  url: 'https://example.com/docs/page',
  lastModified: '2026-01-02',
  llmsTxtUrl: 'https://example.com/llms.txt',
}

const convert = (main: string) =>
  bodyOf(
    markdownFromHtml(`<!DOCTYPE html><html><body><nav>Nav</nav><main>${main}</main></body></html>`, page),
  ).trimEnd()
const convertReact = (main: ReactNode) => convert(renderToString(main))

describe('the front matter', () => {
  test.each([
    'plain',
    '',
    'a: b # c',
    '"quoted" and \'quoted\'',
    '- item',
    '--- \n---\n',
    'null',
    '2026-01-02',
    'back\\slash \u0000\u0007\u007f\u0085\u2028\u2029\ufeff é 🎉',
    '{{ template }} *anchor &alias !tag | > % @ `',
  ])('gives %j back as a string', (value) => {
    const markdown = markdownFromHtml('<main>x</main>', { ...page, title: value, description: value })
    const end = markdown.indexOf('\n---\n')
    expect(parseYaml(markdown.slice(4, end))).toEqual({
      title: value,
      description: value,
      url: page.url,
      lastmod: page.lastModified,
    })
  })

  test('is followed by the one line for agents', () => {
    const markdown = markdownFromHtml('<main><p data-agent-hint="">See /llms.txt</p><h1>T</h1></main>', page)
    expect(markdown.split('\n---\n')[1]?.trim().split('\n')).toEqual([
      '> For agents: [llms.txt](https://example.com/llms.txt) lists every page of this site, each as markdown.',
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
    ['content with a hiding style', '<div style="color:red;display: none">No</div>'],
    ['a closed dialog', '<dialog>No</dialog>'],
    ['a comment', '<!--No--><!--$--><!--/$-->'],
    ['an empty paragraph', '<p> <b> </b></p>'],
    ['a decorative image', '<img alt="" src="/a.png"/>'],
    ['an image in its address', '<img alt="No" src="data:image/png;base64,AAAA"/>'],
    ['an iframe', '<iframe src="/x">No</iframe>'],
  ])('%s', (_name, html) => {
    expect(convert(`<p>Before</p>${html}<p>After</p>`)).toBe('Before\n\nAfter')
  })

  test('but not the words around a control', () => {
    expect(convert('<p>one<button>No</button>two</p><p>a<span hidden>No</span>b</p>')).toBe('one two\n\nab')
  })

  test('nor a heading whose words are a button', () => {
    expect(convert('<h3><button aria-expanded="false">Why?<svg></svg></button></h3>')).toBe('### Why?')
  })
})

describe('text', () => {
  test('as React renders it, comments and all', () => {
    const count = 3
    expect(
      convertReact(
        <>
          <h1>
            Page {count} of {'<many>'}
          </h1>
          <p>
            {count} <b>bold</b>
            {' & '}
            <em>it</em>s
          </p>
        </>,
      ),
    ).toBe('# Page 3 of \\<many>\n\n3 **bold** & *it*s')
  })

  test.each([
    [
      'white space collapsed as in a browser',
      '<p>\n  a  \t b\n<b> c </b>d\u00a0\u00a0e </p>',
      'a b **c** d\u00a0\u00a0e',
    ],
    ['blocks without a paragraph', '<div>a<div>b</div>c</div>', 'a\n\nb\n\nc'],
    [
      'markup that is text',
      '<p>&lt;angle&gt; *a* _b_ [x](y) `c` \\ &amp;amp; ~d~</p>',
      '\\<angle> \\*a\\* \\_b\\_ \\[x\\](y) \\`c\\` \\\\ \\&amp; \\~d\\~',
    ],
    ['names with underscores', '<p>snake_case_name</p>', 'snake_case_name'],
    [
      'what would start a block',
      '<p># a<br/>- b<br/>+ c<br/>1. d<br/>&gt; e<br/>===<br/>---</p>',
      '\\# a\\\n\\- b\\\n\\+ c\\\n1\\. d\\\n\\> e\\\n===\\\n\\---',
    ],
    ['two breaks', '<p>a<br/><br/>b</p>', 'a\n\nb'],
    ['a heading that ends in a hash', '<h2>C #</h2>', '## C \\#'],
    ['a heading with a break', '<h2>a<br/>b</h2>', '## a b'],
    [
      'heading levels',
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
      '# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6',
    ],
    ['emphasis beside letters', '<p>a<b>b</b>c <i>d</i> e<i>f</i> <s>g</s></p>', 'a**b**c _d_ e*f* ~~g~~'],
    ['emphasis in emphasis', '<p><b>a <i>b</i></b> <i><b>c</b></i></p>', '**a _b_** _**c**_'],
    ['emphasis that no delimiter can make', '<p>a<b>(b)</b>c</p>', 'a<strong>(b)</strong>c'],
    ['code with back-ticks', '<p><code>a`b``c</code> <code>`</code></p>', '```a`b``c``` `` ` ``'],
    ['code that looks like markup', '<p><code>*a* &lt;b&gt; &amp;amp; \\</code></p>', '`*a* <b> &amp; \\`'],
    [
      'keys, indices and powers',
      '<p><kbd>Ctrl</kbd> H<sub>2</sub>O x<sup>2</sup></p>',
      '<kbd>Ctrl</kbd> H<sub>2</sub>O x<sup>2</sup>',
    ],
    [
      'time, data and abbreviations',
      '<p><time datetime="2026">Now</time> <data value="1">one</data> <abbr title="x">y</abbr></p>',
      'Now one y',
    ],
    ['a rule', '<p>a</p><hr/><p>b</p>', 'a\n\n***\n\nb'],
    ['a quote', '<blockquote><p>a</p><ul><li>b</li></ul></blockquote>', '> a\n>\n> - b'],
    [
      'a figure with its caption',
      '<figure><img src="a.png" alt="A"/><figcaption>Cap</figcaption></figure>',
      '![A](https://example.com/docs/a.png)\n\nCap',
    ],
    ['details', '<details><summary>More</summary><p>Body</p></details>', '**More**\n\nBody'],
    ['definitions', '<dl><dt>Term</dt><dd>What <em>it</em> is</dd></dl>', '**Term**\n\nWhat _it_ is'],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('links and images', () => {
  test.each([
    ['a path', '<a href="/tools">a</a>', '[a](https://example.com/tools)'],
    ['a relative path', '<a href="other?a=1&amp;b=2">a</a>', '[a](https://example.com/docs/other?a=1&b=2)'],
    ['a fragment', '<a href="#part">a</a>', '[a](https://example.com/docs/page#part)'],
    ['an address elsewhere', '<a href="https://ahrefs.com/">a</a>', '[a](https://ahrefs.com/)'],
    ['mail', '<a href="mailto:a@b.c">a</a>', '[a](mailto:a@b.c)'],
    ['parentheses', '<a href="/a_(b)">a</a>', '[a](https://example.com/a_\\(b\\))'],
    ['a script', '<a href="javascript:alert(1)">a</a>', 'a'],
    ['a script in disguise', '<a href=" java&#10;script:alert(1)">a</a>', 'a'],
    ['data', '<a href="data:text/html,x">a</a>', 'a'],
    ['no address', '<a>a</a>', 'a'],
    ['a broken address', '<a href="https://">a</a>', 'a'],
    ['nothing to show', '<a href="/x"><svg></svg></a>b', 'b'],
    ['an exclamation before it', '!<a href="/x">a</a>', '\\![a](https://example.com/x)'],
    ['code', '<code>f(<a href="/x">T</a>)</code>', '`f(`[`T`](https://example.com/x)`)`'],
    ['blocks', '<a href="/x"><h3>T</h3><p>D</p></a>', '### [T](https://example.com/x)\n\n[D](https://example.com/x)'],
    ['an image', '<img src="/a b.png" alt="A [b]"/>', '![A \\[b\\]](https://example.com/a%20b.png)'],
    [
      'an optimised image',
      '<img src="/_next/image?url=%2Fimg%2Fa.png&amp;w=64&amp;q=75" alt="A"/>',
      '![A](https://example.com/img/a.png)',
    ],
    [
      'an optimised image elsewhere',
      '<img src="/_next/image?url=https%3A%2F%2Fx.y%2Fa.png&amp;w=64" alt="A"/>',
      '![A](https://x.y/a.png)',
    ],
    [
      'an image with a link',
      '<a href="/x"><img src="/a.png" alt="A"/></a>',
      '[![A](https://example.com/a.png)](https://example.com/x)',
    ],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('lists', () => {
  test.each([
    ['nested', '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul>', '- a\n  - b\n    1. c\n- d'],
    ['numbered from elsewhere', '<ol start="9"><li>a</li><li>b<p>c</p></li></ol>', '9. a\n\n10. b\n\n    c'],
    ['numbered item by item', '<ol><li>a</li><li value="5">b</li><li>c</li></ol>', '1. a\n5. b\n6. c'],
    ['counting down', '<ol reversed=""><li>a</li><li>b</li></ol>', '2. a\n1. b'],
    ['with code', '<ul><li>a<pre><code>b\n\nc</code></pre></li></ul>', '- a\n\n  ```\n  b\n\n  c\n  ```'],
    [
      'one after the other',
      '<ul><li>a</li></ul><ul><li>b</li></ul><ol><li>c</li></ol><ol><li>d</li></ol>',
      '- a\n\n+ b\n\n1. c\n\n1) d',
    ],
    ['with a list for an item', '<ul><li>a</li><ul><li>b</li></ul></ul>', '- a\n- - b'],
    ['with empty items', '<ul><li></li><li>a</li></ul>', '- a'],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('tables', () => {
  test.each([
    [
      'with a header',
      '<table><thead><tr><th>A</th><th style="text-align:right">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '| A | B |\n| --- | --: |\n| 1 | 2 |',
    ],
    ['without a header', '<table><tr><td>1</td><td>2</td></tr></table>', '|  |  |\n| --- | --- |\n| 1 | 2 |'],
    [
      'with pipes, code, links and breaks',
      '<table><tr><th>a|b</th></tr><tr><td><code>c|d</code> <a href="/x">e</a><br/>f</td></tr></table>',
      '| a\\|b |\n| --- |\n| `c\\|d` [e](https://example.com/x)<br>f |',
    ],
    [
      'with a backslash before a pipe in code',
      '<table><tr><th>A</th></tr><tr><td><code>a\\|b</code></td></tr></table>',
      '| A |\n| --- |\n| <code>a\\\\&#124;b</code> |',
    ],
    [
      'with blocks in a cell',
      '<table><tr><th>A</th></tr><tr><td><p>a</p><ul><li>b</li><li>c</li></ul></td></tr></table>',
      '| A |\n| --- |\n| a<br>b<br>c |',
    ],
    [
      'with cells that span',
      '<table><tr><th colspan="2">A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr></table>',
      '| A |  | B |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n|  | 4 | 5 |',
    ],
    ['with a caption', '<table><caption>Cap</caption><tr><th>A</th></tr></table>', 'Cap\n\n| A |\n| --- |'],
    ['in a list', '<ul><li>a<table><tr><th>A</th></tr></table></li></ul>', '- a\n\n  | A |\n  | --- |'],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('code', () => {
  test.each([
    ['language-…', '<pre><code class="language-ts">a\n  b\n</code></pre>', '```ts\na\n  b\n```'],
    ['data-language', '<pre data-language="c++"><code>a</code></pre>', '```c++\na\n```'],
    ['a class of what is around', '<div class="highlight highlight-source-js"><pre>a</pre></div>', '```js\na\n```'],
    [
      'lines as spans',
      '<pre class="shiki"><code class="language-js"><span class="line"><span>a</span> = 1</span>\n<span class="line"></span>\n<span class="line">b</span></code></pre>',
      '```js\na = 1\n\nb\n```',
    ],
    [
      'lines as blocks',
      '<pre class="prism-code language-js"><div class="token-line">a</div><div></div><div>b</div></pre>',
      '```js\na\n\nb\n```',
    ],
    ['fences in it', '<pre><code>```\n````\n</code></pre>', '`````\n```\n````\n`````'],
    [
      'markup, tabs and blank lines',
      '<pre><code>\t*a*\n\n\n\n&lt;b&gt; &amp;amp;</code></pre>',
      '```\n\t*a*\n\n\n\n<b> &amp;\n```',
    ],
    ['a button to copy it', '<pre><button>Copy</button><code>a</code></pre>', '```\na\n```'],
    ['a language that is none', '<pre data-language="a`b c"><code>a</code></pre>', '```\na\n```'],
  ])('%s', (_name, html, markdown) => {
    expect(convert(html)).toBe(markdown)
  })
})

describe('a hostile page', () => {
  test('that never closes a tag keeps its words', () => {
    expect(convert('<h2>a<p>b<ul><li>c<li>d<table><tr><td>e<b>f').replace(/\W+/g, ' ').trim()).toBe('a b c d e f')
  })

  test.each(['div', 'span', 'b', 'blockquote', 'ul><li', 'details', 'table><tr><td'])(
    'of 5,000 <%s> in each other',
    (tag) => {
      expect(convert(`${`<${tag}>`.repeat(5_000)}deep`)).toMatch(/deep/)
    },
  )

  test.each([
    ['paragraphs', '<p>some <b>bold</b> text</p>'],
    ['inline elements', '<i>a</i>b<br/>'],
    ['items', '<ul><li>a</li></ul>'],
    ['open tags', '<div><p>a'],
    ['special characters', '*_`[&lt;|'],
  ])(
    'of %s takes time in proportion to its length',
    (_name, piece) => {
      const elapsed = (length: number) => {
        const html = piece.repeat(length / piece.length)
        let best = Number.POSITIVE_INFINITY
        for (let attempt = 0; attempt < 2; attempt++) {
          const start = performance.now()
          convert(html)
          best = Math.min(best, performance.now() - start)
        }
        return best
      }
      // Eight times the length, both long enough to outweigh warm-up: a quadratic conversion takes 64 times as long.
      const short = elapsed(60_000)
      expect(elapsed(480_000)).toBeLessThan(30 * Math.max(short, 1))
    },
    30_000,
  )

  test('of a megabyte is converted', () => {
    expect(convert('<p>some <b>bold</b> text</p>\n'.repeat(37_000)).length).toBeGreaterThan(700_000)
  }, 120_000)
})
