import { SiteLink } from '@/components/site-link'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/site/metadata'
import { Checker } from './checker'

const PATH = '/tools/outreach-email-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function OutreachEmailChecker() {
  return (
    <ToolPage
      path={PATH}
      lede="Read your pitch once more before it goes: for the merge field that nobody filled, the link that looks wrong, and the sentence that everybody sends."
      tool={<Checker />}
      faq={faq}
    >
      <h2>What it looks at</h2>
      <dl>
        <dt>Merge fields</dt>
        <dd>
          <code>{'{{name}}'}</code>, <code>{'{first_name}'}</code>, <code>[Name]</code>, <code>%FIRSTNAME%</code>,{' '}
          <code>{'<<name>>'}</code>, <code>*|FNAME|*</code> and their like, and what they leave behind when they come
          out empty: <code>Hi ,</code> or <code>Hi undefined</code>.
        </dd>
        <dt>Length</dt>
        <dd>
          Characters as a person sees them, and words without addresses. A first letter between 20 and 200 words passes;
          that is a rule of thumb for what fits a phone, not a law.
        </dd>
        <dt>Reading ease</dt>
        <dd>
          <a href="https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests">Flesch&rsquo;s formula</a>:
          206.835 &minus; 1.015 &times; words per sentence &minus; 84.6 &times; syllables per word. Made for English,
          and syllables are counted by their vowels, so read it as a band and not to the point. Below 30 words there is
          none.
        </dd>
        <dt>Links</dt>
        <dd>How many, whether one is shortened, goes to bare http, or carries tracking parameters.</dd>
        <dt>Phrases</dt>
        <dd>
          What link sellers and mass mail write, each with the reason why it is on the list. Words in capitals and
          exclamation marks, too.
        </dd>
      </dl>

      <h2>What it cannot tell</h2>
      <p>
        Whether the letter arrives. Filters weigh the sender above all: a domain that is set up to prove who it is, and
        that few people have reported. Google&rsquo;s{' '}
        <a href="https://support.google.com/a/answer/81126">guidelines for senders</a> ask everybody for SPF or DKIM and
        a rate of spam reports below 0.3%, and large senders for both, with DMARC. No wording makes up for that, and a
        single word rarely sinks a letter that has it.
      </p>
      <p>
        Nor whether it is a good letter. It is one if the editor could not have got the same from somebody who never
        opened the blog. In the United States{' '}
        <a href="https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business">CAN-SPAM</a>{' '}
        covers business mail to one person as well: no deceptive subject, and a way to say no.
      </p>
      <p>
        Who to write to is another question. Start with the{' '}
        <SiteLink href="/tools/prospect-list-cleaner">prospect list cleaner</SiteLink>.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Do spam words still matter?',
    answer:
      'Less than lists of them suggest. Filters learn from what people report and from the sender’s record; a word is one small sign among many. The phrases here are listed because editors recognise them, which ends a letter just as surely.',
  },
  {
    question: 'How long should a subject be?',
    answer:
      'Short enough that its point stands within the first 40 characters, since a phone held upright shows about that many. There is no length that gets opened; a subject that only fits this one editor does better than a short one.',
  },
  {
    question: 'Is a low reading ease bad?',
    answer:
      'Not in itself. Long names push it down. Below 50 it usually means sentences that the reader has to take twice, and a stranger’s letter is not read twice.',
  },
  {
    question: 'Can I paste a template before it is merged?',
    answer:
      'Yes. Its fields will be listed as open, which is a way to see that all of them are spelled as your mail tool wants them. Paste one merged letter afterwards, to see what came out.',
  },
  {
    question: 'Is my letter stored?',
    answer: 'No. It is checked in your browser as you type, is never sent, and is gone when you close the page.',
  },
]
