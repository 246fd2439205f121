type Expected = 'html' | 'markdown' | 406

type Row = [accept: string | undefined, expected: Expected]

const html = (...accepts: Row[0][]) => accepts.map((accept): Row => [accept, 'html'])
const markdown = (...accepts: string[]) => accepts.map((accept): Row => [accept, 'markdown'])
const refused = (...accepts: string[]) => accepts.map((accept): Row => [accept, 406])

/**
 * The variant of a page for each `Accept` header: the contract's own examples, odd spellings, and what clients send.
 * Undefined is a request without the header.
 */
export const acceptTable: Row[] = [
  // No type or every type.
  ...html(undefined, '', ', ,\t,', '*/*', '*/*;q=0.1', '*/*;v=1'),
  // One type, in any case.
  ...html('text/html'),
  ...markdown(
    'text/markdown',
    'text/markdown;q=0.001',
    'text/markdown;q=1.',
    'text/markdown;q=1, text/html',
    'TEXT/MARKDOWN',
  ),
  ...refused('text/markdown;q=0.', 'text/markdown;q=0.000', 'text/html;q=0', 'text/x-markdown', 'text/htm', 'image/*'),
  // Both named: rank decides, a tie is markdown.
  ...html('text/markdown;q=0.5, text/html', 'text/MARKDOWN;Q=0.5, Text/Html', 'text/markdown;q=0, text/html'),
  ...markdown('text/html, text/markdown', 'text/markdown, text/html', 'text/html;q=0.5, text/markdown;q=0.500'),
  ...refused('text/html;q=0, text/markdown;q=0'),
  // Wildcards never name markdown. Where HTML is refused and one admits markdown, markdown is what is left.
  ...html('text/*', 'text/*, text/html;q=0.5', 'text/html;q=0.1, text/*;q=0.9, */*;q=0.5'),
  ...markdown('text/html;q=0, */*', '*/*, text/html;q=0', 'text/html;q=0.0, text/*;q=0.001'),
  ...refused('*/*, text/*;q=0', '*/*;q=0', 'text/html;q=0, text/*;q=0, */*'),
  // The most specific range decides each type's rank; of a repeated one the highest weight.
  ...html('text/markdown;q=0.9, */*', 'text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1', 'text/html;q=0, text/html'),
  ...html('text/html;level=1;q=0.1, text/html;q=0.9, text/markdown;q=0.5'),
  ...markdown('*/*, text/markdown', 'text/markdown;q=0.5, text/*;q=0.4, */*', '*/*;q=0, text/markdown'),
  ...markdown('text/markdown;variant=GFM;q=0.5, text/html;q=0.5', 'text/html;level=1;q=0.5, text/markdown;q=0.6'),
  // Quoted parameters, white space and empty elements.
  ...html('text/plain;a="\\", text/markdown", text/html', '\ttext/markdown\t;\tq=0.4\t,\ttext/html;q=0.5'),
  ...html('text/markdown;;q=0.5;, text/html;q=0.6'),
  ...markdown('text/markdown;;q=0.7;, text/html;q=0.6'),
  ...markdown('text/markdown;variant="a,b", text/html;q=0.9', 'text/markdown;variant="a;q=0", text/html;q=0.9'),
  ...markdown(
    'text/markdown;a="\\\\", text/html;q=0.5',
    'text/plain;a="b", \\, text/markdown',
    'text/markdown ; q=0.5 , text/html ; q=0.4',
    ',,text/markdown,,',
  ),
  ...markdown('text/plain;a="\\"", text/markdown, text/html;q=0.5', 'text/html;q=0.5,\ttext/markdown'),
  ...refused('text/plain;a=", text/markdown, "'),
  // A malformed entry is dropped.
  ...html('text/markdown;q=-1, text/html', 'text/markdown;q=.5, text/html;q=0.1', 'text/markdown;q = 1, text/html'),
  ...html(
    'text/markdown;abc, text/html;q=0.5',
    'text/markdown;a=b"c", text/html',
    'text/markdown;a="b"c, text/html;q=0.5',
  ),
  ...html('text/markdown;q=51, text/html;q=0.5', 'text/markdown;q=1e1, text/html;q=0.5'),
  ...html('text/markdown;q=0.1;q=1, text/html;q=0.5'),
  ...html('text/markdown;a="open, text/html', 'text / markdown, text/html'),
  ...html('text/markdown/x, text/html', '*/markdown, text/html;q=0.5', '*/html;q=0, text/html'),
  ...html('text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'),
  ...markdown('/markdown, text/markdown', '*, text/markdown', 'text/html;q=x, text/markdown;q=0.2'),
  ...refused('text/markdown text/html, application/json'),
  // A header without a well-formed entry counts as absent.
  ...html('markdown', '*', '/', '*/markdown', 'text/markdown; q="0.5"', '"text/markdown"', 'text/märkdown'),
  // Headers that clients send.
  ...html('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'),
  ...html(
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7',
  ),
  ...html('application/json, text/html;q=0.9, text/markdown;q=0.8'),
  ...html('image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'),
  ...markdown('text/markdown,text/html;q=0.9,text/plain;q=0.8,*/*;q=0.5'),
  ...markdown('text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1'),
  ...markdown('text/plain;q=1.0, text/markdown;q=0.9, text/html;q=0.8, application/json;q=0.7, */*;q=0.1'),
  ...refused('text/event-stream, application/json'),
]
