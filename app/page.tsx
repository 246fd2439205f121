import { Counters } from '@/components/counters/counters'
import { JsonLd } from '@/components/frame/json-ld'
import { Lark } from '@/components/frame/lark'
import { Song } from '@/components/frame/song'
import { ButtonLink } from '@/components/home/button-link'
import { Cards } from '@/components/home/cards'
import { Exchange } from '@/components/home/exchange'
import { QuickCheck } from '@/components/home/quick-check'
import { Section } from '@/components/home/section'
import { Step } from '@/components/home/step'
import { Workflow } from '@/components/home/workflow'
import { DraftingMockup } from '@/components/mockups/drafting-mockup'
import { FollowUpMockup } from '@/components/mockups/follow-up-mockup'
import { ProspectingMockup } from '@/components/mockups/prospecting-mockup'
import { SendingMockup } from '@/components/mockups/sending-mockup'
import { markdownSample } from '@/lib/agents/markdown-sample'
import { config } from '@/lib/config'
import { metadataOf } from '@/lib/head/metadata'
import { webSite } from '@/lib/head/structured-data'
import { findPage, toolPages } from '@/lib/site/pages'
import styles from './page.module.css'

export const generateMetadata = () => metadataOf('/')

export default function Home() {
  const { siteName, siteUrl, appUrl } = config()
  const about = findPage('/about')
  return (
    <main id="content">
      <div className={styles.hero} data-tone="sun">
        <h1 className={styles.title}>Link building is mostly correspondence</h1>
        <div className={styles.introduction}>
          <p>
            {siteName} is an outreach platform for people who earn links by asking for them: it finds blogs worth
            writing to, drafts the pitch, sends it and follows up. This site is its open part, with nothing to sign up
            for.
          </p>
          <QuickCheck
            action="/tools/domain-rating-checker"
            label="Is a site worth pitching? Start with its Domain Rating"
          />
          <p className={styles.actions}>
            {appUrl && <ButtonLink href={appUrl}>Open the dashboard</ButtonLink>}
            <ButtonLink href="#api">See the endpoints</ButtonLink>
          </p>
        </div>
        <div className={styles.scene}>
          <Song className={styles.song} />
          <Lark className={styles.lark} />
        </div>
      </div>

      <Section
        id="counters"
        title="Counted, not estimated"
        tone="night"
        lede={
          <>
            Editors who were sent at least one pitch, each counted once, and prospect blogs that were researched. Both
            figures come straight from the product&rsquo;s database, at most ten minutes old. Your browser asks{' '}
            <a href="/api/stats">/api/stats</a> for them.
          </>
        }
      >
        <Counters />
      </Section>

      <Section
        id="steps"
        title="From a list of blogs to an answer"
        lede="Four steps, in the order in which the work is done. The pictures show the idea, with invented blogs and example numbers."
      >
        <Step number={1} title="Prospecting" picture={<ProspectingMockup />}>
          <p>
            A prospect is a blog whose readers would miss something without the page that you are promoting. A rating
            helps to sort a long list. What decides is whether somebody edits the blog, and whether it links out because
            that helps its readers.
          </p>
        </Step>
        <Step number={2} title="Drafting" picture={<DraftingMockup />}>
          <p>
            A pitch names the page that it is about, says what that page lacks, and asks for one thing. It fits on a
            phone&rsquo;s screen. Every merge field is filled before it goes: &ldquo;Hi &#123;first_name&#125;&rdquo;
            has ended more conversations than any spam filter.
          </p>
        </Step>
        <Step number={3} title="Sending" picture={<SendingMockup />}>
          <p>
            Few mails a day, to one editor at a time, at an hour when people read. Volume is what gets a domain
            filtered; a list of forty good prospects does not need any.
          </p>
        </Step>
        <Step number={4} title="Follow-up" picture={<FollowUpMockup />}>
          <p>
            A reminder that adds something, perhaps a second one, then silence. An answer ends the sequence, and a no is
            an answer. The editor will still be there next year, with the next page.
          </p>
        </Step>
      </Section>

      <Section
        id="tools"
        title="Free tools"
        lede="No account, no captcha, whole lists at once. Your sheet keeps all its columns on the way."
      >
        <Workflow />
        <Cards pages={toolPages()} />
      </Section>

      <Section
        id="api"
        title="Three endpoints, no key"
        lede="Read-only JSON over GET, open to scripts on other sites. Requests and shapes below are real; the numbers in the answers are examples."
      >
        <Exchange
          title="Domain Rating"
          request={`curl "${siteUrl}/api/domain-rating?target=www.example.com"`}
          answer={'{"domain": "example.com", "domainRating": 61}'}
          answerLabel="Answer, example number"
        >
          The strength of a site&rsquo;s backlinks from 0 to 100,{' '}
          <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>. Takes a bare domain, a <code>www.</code> host or
          any address on the site. Kept for a day. No fixed quota: a guard of 120 uncached lookups per client in ten
          minutes.
        </Exchange>
        <Exchange
          title="PageRank"
          request={`curl "${siteUrl}/api/pagerank?domains%5B%5D=example.com"`}
          answer={`{
  "status_code": 200,
  "response": [
    {
      "domain": "example.com",
      "page_rank_decimal": 4.87,
      "rank": "51230",
      "status_code": 200
    }
  ]
}`}
          answerLabel="Answer, example numbers"
        >
          <a href="https://openpagerank.keywordseverywhere.com/">Open PageRank</a> from 0 to 10 for up to ten domains in
          one call. Another scale by another provider: the two do not convert into each other. Ten requests per client
          in any hour; the <code>RateLimit</code> header says what is left.
        </Exchange>
        <Exchange
          title="Public counters"
          request={`curl "${siteUrl}/api/stats"`}
          answer={'{"editorsPitched": 1200, "blogsResearched": 8400}'}
          answerLabel="Answer, example numbers"
        >
          Editors pitched and blogs researched, over all workspaces, at most ten minutes old. When the database cannot
          be reached, the answer is an error and never a zero.
        </Exchange>
      </Section>

      <Section
        id="markdown"
        title="Every page is also markdown"
        lede="Ask for it in the Accept header, or add .md to the address. Same headings, tables, code and links, without navigation, and without the pictures' numbers."
      >
        <Exchange
          title="For agents"
          request={`curl -H "Accept: text/markdown" ${siteUrl}${about.path}`}
          answer={markdownSample(about, siteUrl)}
          answerLanguage="markdown"
          answerLabel="How the answer begins"
        >
          <a href="/llms.txt">/llms.txt</a> lists the pages that are worth reading,{' '}
          <a href="/agent-instructions.md">/agent-instructions.md</a> says when this product is the wrong answer, and{' '}
          <a href="/openapi.json">/openapi.json</a> describes the endpoints.
        </Exchange>
      </Section>
      <JsonLd graph={[webSite()]} />
    </main>
  )
}
