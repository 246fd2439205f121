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
          <code>{'<<name>>'}</code>, <code>*|FNAME|*</code> and the like, and what is left of them when they come out
          empty: <code>Hi ,</code> or <code>Hi undefined</code>.
        </dd>
        <dt>Length</dt>
        <dd>
          Characters as a person sees them, and words without addresses. A first letter between 20 and 200 words passes;
          that is a rule of thumb for what fits a phone, not a law.
        </dd>
        <dt>Reading ease</dt>
        <dd>
          <a href="https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests">Flesch&rsquo;s formula</a>:
          206.835 &minus; 1.015 &times; words per sentence &minus; 84.6 &times; syllables per word. It is made for
          English, and syllables are estimated from vowels, so read it as a band, not as an exact score. A text below 30
          words gets none.
        </dd>
        <dt>Links</dt>
        <dd>How many, whether one is shortened, goes to bare http, or carries tracking parameters.</dd>
        <dt>Phrases</dt>
        <dd>
          What link sellers and mass mail write, each with the reason. Words in capitals and exclamation marks, too.
        </dd>
      </dl>

      <h2>What it cannot tell you</h2>
      <p>
        Whether the letter arrives. Filters weigh the sender above all: a domain that proves who it is, and that few
        people have reported as spam. Google&rsquo;s{' '}
        <a href="https://support.google.com/a/answer/81126">guidelines for senders</a> ask everybody for SPF or DKIM and
        a rate of spam reports below 0.3%, and large senders for both, with DMARC. No wording makes up for a bad record,
        and with a good one a single word rarely sinks a letter.
      </p>
      <p>
        Nor whether it is a good letter. A good letter could not have come from somebody who never opened the blog. In
        the United States{' '}
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
      'Less than lists of them suggest. Filters learn from what people report and from the sender’s record; one word is a small signal among many. The phrases here are listed because editors recognise them, which ends a letter just as surely.',
  },
  {
    question: 'How long should a subject be?',
    answer:
      'Short enough to make its point within the first 40 characters, since a phone held upright shows about that many. No length makes people open a letter; a subject that fits only this editor does better than a short one.',
  },
  {
    question: 'Is a low reading ease bad?',
    answer:
      'Not in itself. Long names push it down. Below 50, some sentences usually have to be read twice, and nobody reads a stranger’s letter twice.',
  },
  {
    question: 'Can I paste a template before it is merged?',
    answer:
      'Yes. Its fields are listed as open, so you can check that all of them are spelled as your mail tool expects. Paste one merged letter afterwards to see the result.',
  },
  {
    question: 'Is my letter stored?',
    answer: 'No. It is checked in your browser as you type, is never sent, and is gone when you close the page.',
  },
]
