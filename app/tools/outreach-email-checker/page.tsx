import { phrases } from '@/app/tools/outreach-email-checker/checks/phrases'
import { Picture } from '@/components/figures/picture'
import { Unbroken } from '@/components/prose/unbroken'
import { ToolPage } from '@/components/tools/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Checker } from './checker'

const PATH = '/tools/outreach-email-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function OutreachEmailChecker() {
  return (
    <ToolPage path={PATH} tool={<Checker preview={<Picture name="outreach-email-checker" isFirst />} />} faq={faq}>
      <h2>What it checks</h2>
      <dl>
        <dt>Language</dt>
        <dd>
          It reads English. If your e-mail is in another language, or in one that it doesn&rsquo;t recognise, it checks
          the length, links, merge fields, subject and words in capitals, and leaves the rest alone. Anything under
          twelve words is treated as English.
        </dd>
        <dt>Merge fields</dt>
        <dd>
          <code>{'{{name}}'}</code>, <code>{'{first_name}'}</code>, <code>[Name]</code>, <code>%FIRSTNAME%</code>,{' '}
          <code>{'<<name>>'}</code>, <code>*|FNAME|*</code> and the like, also with a fallback, and what&rsquo;s left
          when one comes out empty: <code>Hi ,</code> or <code>Hi undefined</code>. It only asks you to fix what has the
          name of a field, such as a person, a company or a site. Anything else that is written like one gets a hint,
          and <code>[PDF]</code> after a title gets none.
        </dd>
        <dt>Length</dt>
        <dd>
          Characters as people see them (a Chinese character or an emoji counts as two letters), and words, not counting
          URLs. A subject of up to 60 characters passes, and so does a pitch of 20 to 200 words. That&rsquo;s a rule of
          thumb for what fits on a phone, not a law.
        </dd>
        <dt>Reading ease</dt>
        <dd>
          <a href="https://en.wikipedia.org/wiki/Flesch%E2%80%93Kincaid_readability_tests">Flesch&rsquo;s formula</a>:
          206.835 &minus; 1.015 &times; words per sentence &minus; 84.6 &times; syllables per word. It was designed for
          English, and syllables are estimated from vowels, so treat it as a band and not as an exact score.{' '}
          <Unbroken>E-mails</Unbroken> of fewer than 30 words don&rsquo;t get one.
        </dd>
        <dt>Links</dt>
        <dd>How many there are, and whether any is shortened, uses plain http or has tracking parameters.</dd>
        <dt>Phrases</dt>
        <dd>
          {Object.keys(phrases).length} phrases, with their variants, that are typical of link sellers and mass e-mail,
          each with a reason, as well as words in capitals and exclamation marks. Context counts: if their page is about
          anchor text, your pitch may say &ldquo;anchor text&rdquo;.
        </dd>
        <dt>Their page</dt>
        <dd>
          Whether your pitch names the site it&rsquo;s going to, or uses words from the page&rsquo;s URL. If you
          don&rsquo;t give a URL, or none of its words are there, whether it mentions &ldquo;your page on
          &hellip;&rdquo;, &ldquo;your list of &hellip;&rdquo; or a title at all.
        </dd>
        <dt>Requests</dt>
        <dd>
          Sentences that ask for something: those with a question mark, and those with &ldquo;please&rdquo;, &ldquo;let
          me know&rdquo; and the like. One is just right.
        </dd>
        <dt>&ldquo;I&rdquo; and &ldquo;you&rdquo;</dt>
        <dd>
          How often you write &ldquo;I&rdquo;, &ldquo;we&rdquo; or &ldquo;my&rdquo;, and how often &ldquo;you&rdquo; or
          &ldquo;your&rdquo;.
        </dd>
        <dt>Sender and opt-out</dt>
        <dd>
          A name in the last lines, a postal address, and a sentence that lets the reader say no. Postal addresses come
          in too many formats for it to catch them all, so &ldquo;not found&rdquo; doesn&rsquo;t always mean it&rsquo;s
          missing.
        </dd>
        <dt>Follow-ups</dt>
        <dd>
          Up to two. Five words in a row from an earlier <Unbroken>e-mail</Unbroken> count as a repetition, except in
          the greeting, the signature and quoted lines. It also checks whether the follow-up adds anything new: a
          figure, a link, or words that don&rsquo;t just point at the earlier <Unbroken>e-mail</Unbroken>.
        </dd>
      </dl>

      <h2>Check your list before you merge</h2>
      <p>
        Add the list that your <Unbroken>e-mail</Unbroken> will be merged with, as CSV or a workbook, up to 5,000 rows
        and 20 MB. Each merge field finds its column by name: <code>{'{{first_name}}'}</code> takes &ldquo;First
        name&rdquo;, &ldquo;Vorname&rdquo;, &ldquo;Prénom&rdquo; or &ldquo;Contact name&rdquo;, and you can choose
        another. Then every row is checked: empty cells first, then anything that nobody is called, such as
        &ldquo;info&rdquo;, &ldquo;TEAM&rdquo;, &ldquo;N/A&rdquo;, the name of their site, a stray emoji or
        &ldquo;MÃ¼ller&rdquo;. Go through the <Unbroken>e-mails</Unbroken> one by one, or download the faults as CSV. It
        can&rsquo;t know whether a name is the right one.
      </p>

      <h2>What the law requires</h2>
      <p>
        This is a summary of two laws, not legal advice. In the United States,{' '}
        <a href="https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business">
          <Unbroken>CAN-SPAM</Unbroken>
        </a>{' '}
        covers all commercial e-mail, even to a single person or between businesses. It requires accurate sender
        details, an honest subject, a postal address, and a clear way to opt out that you honour within ten business
        days. In the European Union, the <a href="https://eur-lex.europa.eu/eli/reg/2016/679/oj">GDPR</a> says that if
        somebody didn&rsquo;t give you their e-mail address themselves, you have to tell them who has it and where it
        came from (article 14). You also have to tell them, in your first <Unbroken>e-mail</Unbroken> at the latest,
        that they may object (article 21). Whether you may write at all depends on other laws. In the EU that&rsquo;s
        article 13 of the <a href="https://eur-lex.europa.eu/eli/dir/2002/58/oj">ePrivacy Directive</a>, as each country
        has adopted it.
      </p>

      <h2>What it can&rsquo;t tell you</h2>
      <p>
        It can&rsquo;t tell you whether your e-mail will arrive. To filters, the sender matters most: a domain that is
        authenticated, and that few people have reported as spam. Google&rsquo;s{' '}
        <a href="https://support.google.com/a/answer/81126">sender guidelines</a> ask everybody for a spam rate below
        0.3% and for SPF or DKIM; bulk senders need both SPF and DKIM, plus DMARC. No wording makes up for a bad record,
        and with a good one, a single word rarely sinks an e-mail.
      </p>
      <p>
        Nor can it tell you whether your pitch is good. A good one couldn&rsquo;t have come from somebody who has never
        opened the blog.
      </p>
      <p>
        Still deciding who to write to? Start with the <a href="/tools/prospect-list-cleaner">prospect list cleaner</a>.
      </p>
    </ToolPage>
  )
}

const faq = [
  {
    question: 'Do spam words still matter?',
    answer:
      'Less than the usual lists suggest. Filters learn from what people report and from the sender’s record; a single word is a small signal among many. The phrases here are listed because editors recognise them, which sinks a pitch just as surely.',
  },
  {
    question: 'How long should a subject line be?',
    answer:
      'Short enough to make its point in the first 40 characters or so, because that’s about what a phone shows. No particular length makes people open an e-mail. A subject that fits only this editor does better than a short one.',
  },
  {
    question: 'Is a low reading-ease score bad?',
    answer:
      'Not in itself; long names push it down. Below 50, some sentences usually need a second reading, and nobody reads a stranger’s e-mail twice.',
  },
  {
    question: 'Can I paste a template before it is merged?',
    answer:
      'Yes. Its merge fields are listed as unfilled, so you can check that they’re all spelled as your e-mail tool expects. Add the list you’ll merge it with to see each e-mail filled in.',
  },
  {
    question: 'Should a follow-up repeat the offer?',
    answer:
      'No. It’s a reply in the same thread, so your pitch is right below it. A follow-up needs its own reason to exist: a newer figure, a page that fits better, a dead link you’ve found since.',
  },
  {
    question: 'Is my e-mail stored?',
    answer:
      'Only in your browser, so that a reload loses nothing, and only until you clear it. It’s checked as you type and never sent anywhere.',
  },
]
