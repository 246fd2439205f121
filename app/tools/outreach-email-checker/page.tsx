import { SiteLink } from '@/components/frame/site-link'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Checker } from './checker'
import { phrases } from './phrases'

const PATH = '/tools/outreach-email-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function OutreachEmailChecker() {
  return (
    <ToolPage
      path={PATH}
      lede="Read your pitch once more before it goes: for the merge field that nobody filled, the sentence that everybody sends, and the follow-up that says it all again. With marks in your own text."
      tool={<Checker />}
      faq={faq}
    >
      <h2>What it looks at</h2>
      <dl>
        <dt>Language</dt>
        <dd>
          It reads English. In a letter of another language it looks at the length, the links, the merge fields, the
          subject and words in capitals, and leaves the rest alone. A text below twelve words counts as English.
        </dd>
        <dt>Merge fields</dt>
        <dd>
          <code>{'{{name}}'}</code>, <code>{'{first_name}'}</code>, <code>[Name]</code>, <code>%FIRSTNAME%</code>,{' '}
          <code>{'<<name>>'}</code>, <code>*|FNAME|*</code> and the like, and what is left of them when they come out
          empty: <code>Hi ,</code> or <code>Hi undefined</code>.
        </dd>
        <dt>Length</dt>
        <dd>
          Characters as a person sees them, of which a Chinese one or an emoji is as wide as two letters, and words
          without addresses. A subject of up to 60 passes. A first letter between 20 and 200 words passes; that is a
          rule of thumb for what fits a phone, not a law.
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
          {Object.keys(phrases).length} phrases that link sellers and mass mail write, each with its own reason. Words
          in capitals and exclamation marks, too. A letter about their page on anchor texts may say &ldquo;anchor
          text&rdquo;.
        </dd>
        <dt>Their page</dt>
        <dd>
          Whether the letter names the site that it goes to, or has words of the page&rsquo;s address in it. Without an
          address, whether it speaks of &ldquo;your page on &hellip;&rdquo; or &ldquo;your list of &hellip;&rdquo; at
          all.
        </dd>
        <dt>Requests</dt>
        <dd>
          Sentences that ask: those with a question mark, and those with &ldquo;please&rdquo;, &ldquo;let me know&rdquo;
          and the like. One is right.
        </dd>
        <dt>I and you</dt>
        <dd>How often the letter says I, we or my, and how often you or your.</dd>
        <dt>Who writes, and a way to say no</dt>
        <dd>
          A name in the last lines, a postal address, and a sentence that lets the reader end it. How addresses are
          written differs too much to find every one, so read &ldquo;was not found&rdquo; as it is meant.
        </dd>
        <dt>Follow-ups</dt>
        <dd>
          Up to two. Five words in a row that stand in a letter before it are a repetition. Greeting, signature and
          quoted lines do not count. And whether there is anything new in it.
        </dd>
      </dl>

      <h2>What the law asks for</h2>
      <p>
        This names what two laws ask for, and is not legal advice. In the United States,{' '}
        <a href="https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business">CAN-SPAM</a>{' '}
        covers commercial mail to one person and between businesses as well: a true sender, a subject that does not
        deceive, a postal address, and a clear way to opt out that is honoured within ten business days. In the European
        Union, the <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR</a> asks that people whose address you
        found somewhere learn who has it and where it is from (article 14), and are told in the first letter at the
        latest that they may object (article 21). Whether you may write at all is for other laws, which differ from
        country to country.
      </p>

      <h2>What it cannot tell you</h2>
      <p>
        Whether the letter arrives. Filters weigh the sender above all: a domain that proves who it is, and that few
        people have reported as spam. Google&rsquo;s{' '}
        <a href="https://support.google.com/a/answer/81126">guidelines for senders</a> ask everybody for SPF or DKIM and
        a rate of spam reports below 0.3%, and large senders for both, with DMARC. No wording makes up for a bad record,
        and with a good one a single word rarely sinks a letter.
      </p>
      <p>Nor whether it is a good letter. A good letter could not have come from somebody who never opened the blog.</p>
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
    question: 'Should a follow-up repeat the offer?',
    answer:
      'No. It is a reply in the same thread, so the first letter stands below it. What a second letter needs is a reason to exist: a newer figure, a page that fits better, the dead link that you found meanwhile.',
  },
  {
    question: 'Is my letter stored?',
    answer: 'No. It is checked in your browser as you type, is never sent, and is gone when you close the page.',
  },
]
