export type Expected = 'html' | 'markdown' | 406

/** What a page answers to each `Accept` header; undefined is a request without one. */
export const acceptTable: [accept: string | undefined, expected: Expected][] = [
  // Nothing asked for, or everything.
  [undefined, 'html'],
  ['', 'html'],
  [', ,\t,', 'html'],
  ['*/*', 'html'],
  ['*/*;q=0.1', 'html'],
  ['*/*;v=1', 'html'],

  // One type named.
  ['text/html', 'html'],
  ['text/markdown', 'markdown'],
  ['text/markdown;q=0.001', 'markdown'],
  ['text/markdown;q=1.', 'markdown'],
  ['text/markdown;q=0.', 406],
  ['text/markdown;q=0.000', 406],
  ['text/html;q=0', 406],

  // Both named: rank decides, a tie is markdown.
  ['text/html, text/markdown', 'markdown'],
  ['text/markdown, text/html', 'markdown'],
  ['text/markdown;q=0.5, text/html', 'html'],
  ['text/html;q=0.5, text/markdown;q=0.500', 'markdown'],
  ['text/html;q=0.501, text/markdown;q=0.5', 'html'],
  ['text/html;q=0.5, text/markdown;q=0.501', 'markdown'],
  ['text/markdown;q=0, text/html', 'html'],
  ['text/html;q=0, text/markdown;q=0', 406],
  ['text/html;q=0, text/markdown;q=0.001', 'markdown'],

  // Wildcards never name markdown.
  ['text/*', 'html'],
  ['text/html;q=0.1, */*', 'html'],
  ['text/html;q=0.1, text/*;q=0.9, */*;q=0.5', 'html'],
  ['*/*, text/*;q=0', 406],
  ['text/*;q=0', 406],
  ['*/*;q=0', 406],

  // Where HTML is refused and a wildcard admits markdown, markdown is what is left.
  ['text/html;q=0, */*', 'markdown'],
  ['*/*, text/html;q=0', 'markdown'],
  ['text/html;q=0.0, text/*;q=0.001', 'markdown'],
  ['text/html;q=0, text/*;q=0, */*', 406],
  ['text/html;q=0, application/json, */*;q=0.2', 'markdown'],

  // A named markdown against wildcards: the most specific range decides each type's rank.
  ['*/*, text/markdown', 'markdown'],
  ['text/markdown;q=0.9, */*', 'html'],
  ['text/markdown;q=0.9, */*;q=0.9', 'markdown'],
  ['text/markdown;q=0.5, text/*;q=0.4, */*', 'markdown'],
  ['text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', 'html'],
  ['text/markdown;q=0, */*', 'html'],
  ['*/*;q=0, text/markdown', 'markdown'],
  ['text/*;q=0, text/markdown;q=0.3', 'markdown'],
  ['text/*;q=0, */*, text/markdown', 'markdown'],

  // Neither.
  ['application/json', 406],
  ['text/plain', 406],
  ['image/*', 406],
  ['application/xhtml+xml', 406],
  ['text/x-markdown', 406],
  ['text/htm', 406],
  ['application/markdown', 406],
  ['text/x-component', 406],
  ['application/json, text/html;q=0', 406],
  ['application/json, */*;q=0.1', 'html'],
  ['application/xhtml+xml, text/markdown;q=0.1', 'markdown'],

  // Types compare without case.
  ['TEXT/MARKDOWN', 'markdown'],
  ['text/MARKDOWN;Q=0.5, Text/Html', 'html'],

  // Parameters are tolerated; a bare type is more specific to us than one with parameters.
  ['text/markdown;variant=GFM', 'markdown'],
  ['text/markdown; variant=CommonMark; charset=utf-8', 'markdown'],
  ['text/markdown;variant=GFM;q=0.5, text/html;q=0.5', 'markdown'],
  ['text/html;level=1;q=0.5, text/markdown;q=0.6', 'markdown'],
  ['text/html;level=1, text/html;q=0.3, text/markdown;q=0.5', 'markdown'],
  ['text/html;level=1;q=0.1, text/html;q=0.9, text/markdown;q=0.5', 'html'],
  ['text/markdown;q=0.5;ext=1, text/html;q=0.6', 'html'],
  ['text/markdown;variant="GFM"', 'markdown'],
  ['text/markdown;variant="a,b", text/html;q=0.9', 'markdown'],
  ['text/markdown;variant="a;q=0", text/html;q=0.9', 'markdown'],
  ['text/plain;a=", text/markdown, "', 406],
  ['text/plain;a="\\", text/markdown", text/html', 'html'],
  ['text/markdown;a="\\\\", text/html;q=0.5', 'markdown'],

  // White space and empty elements.
  ['text/markdown ; q=0.5 , text/html ; q=0.4', 'markdown'],
  ['\ttext/markdown\t;\tq=0.4\t,\ttext/html;q=0.5', 'html'],
  ['text/markdown;;q=0.5;, text/html;q=0.6', 'html'],
  [',,text/markdown,,', 'markdown'],

  // Repeated ranges: the highest weight.
  ['text/markdown;q=0.1, text/markdown;q=0.9, text/html;q=0.5', 'markdown'],
  ['text/html;q=0, text/html', 'html'],
  ['text/html;q=0.2, text/markdown;q=0.5, text/html;q=0.8', 'html'],

  // A malformed entry is dropped.
  ['text/markdown;q=2, text/html', 'html'],
  ['text/markdown;q=0.1234, text/html;q=0.1', 'html'],
  ['text/markdown;q=-1, text/html', 'html'],
  ['text/markdown;q=.5, text/html;q=0.1', 'html'],
  ['text/markdown;q=, text/html', 'html'],
  ['text/markdown;q="1", text/html', 'html'],
  ['text/markdown;q = 1, text/html', 'html'],
  ['text/markdown;q=0.5;q=0.6, text/html;q=0.1', 'html'],
  ['text/markdown;variant, text/html;q=0.1', 'html'],
  ['text/markdown;a=b c, text/html;q=0.1', 'html'],
  ['text/markdown;a="open, text/html', 'html'],
  ['text/html;q=0.1, text/markdown;a="x"y', 'html'],
  ['text / markdown, text/html', 'html'],
  ['text/markdown/x, text/html', 'html'],
  ['/markdown, text/markdown', 'markdown'],
  ['*, text/markdown', 'markdown'],
  ['*/markdown, text/html;q=0.5', 'html'],
  ['*/html;q=0, text/html', 'html'],
  ['text/html;q=x, text/markdown;q=0.2', 'markdown'],
  ['text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2', 'html'],
  ['text/markdown text/html, application/json', 406],

  // A header with nothing well-formed in it is an absent one.
  ['markdown', 'html'],
  ['*', 'html'],
  ['/', 'html'],
  ['*/markdown', 'html'],
  ['text/markdown; q="0.5"', 'html'],
  ['"text/markdown"', 'html'],
  ['text/märkdown', 'html'],

  // What clients send.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
    'html',
  ],
  ['text/markdown,text/html;q=0.9,text/plain;q=0.8,*/*;q=0.5', 'markdown'],
  ['text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', 'markdown'],
  ['text/plain;q=1.0, text/markdown;q=0.9, text/html;q=0.8, application/json;q=0.7, */*;q=0.1', 'markdown'],
  ['application/json, text/html;q=0.9, text/markdown;q=0.8', 'html'],
  ['text/event-stream, application/json', 406],
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'html'],
]
