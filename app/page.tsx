import { Counters } from '@/components/counters/counters'
import { ButtonLink } from '@/components/elements/button-link'
import { QueryForm } from '@/components/elements/query-form'
import { JsonLd } from '@/components/frame/json-ld'
import { Lark } from '@/components/frame/lark'
import { Song } from '@/components/frame/song'
import { Exchange } from '@/components/home/exchange'
import { Section } from '@/components/home/section'
import { Step } from '@/components/home/step'
import Workflow from '@/components/home/workflow.mdx'
import { DraftingMockup } from '@/components/mockups/drafting-mockup'
import { FollowUpMockup } from '@/components/mockups/follow-up-mockup'
import { ProspectingMockup } from '@/components/mockups/prospecting-mockup'
import { SendingMockup } from '@/components/mockups/sending-mockup'
import { Unbroken } from '@/components/prose/unbroken'
import { markdownSample } from '@/lib/agents/markdown-sample'
import { config } from '@/lib/config'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { metadataOf } from '@/lib/head/metadata'
import { webSite } from '@/lib/head/structured-data'
import { windowText } from '@/lib/limit/duration-text'
import { inWords } from '@/lib/site/in-words'
import { findPage } from '@/lib/site/pages'
import { toolCount } from '@/lib/site/tools'
import styles from './page.module.css'

export const generateMetadata = () => metadataOf('/')

export default function Home() {
  const { siteName, siteUrl, appUrl } = config()
  const about = findPage('/about')
  return (
    <main id="content">
      <div className={styles.hero} data-tone="sun">
        <h1 className={styles.title}>Find out which sites are worth a pitch</h1>
        <div className={styles.introduction}>
          <p>
            Free tools and data for link builders, with nothing to sign up for. They are the open part of {siteName}, an
            outreach platform that finds blogs worth writing to, drafts the pitch, sends it and follows up.
          </p>
          <QueryForm
            action="/tools/domain-rating-checker"
            label="Look up the Domain Rating of a few sites"
            submitLabel="Check"
            type="text"
            name="domains"
            placeholder="example.com, example.org"
            inputMode="url"
          />
          <p className={styles.actions}>
            {appUrl && <ButtonLink href={appUrl}>Open the dashboard</ButtonLink>}
            <ButtonLink href="/tools">{`Explore the ${toolCount} free tools`}</ButtonLink>{' '}
            <ButtonLink href="/docs/api">See the API</ButtonLink>
          </p>
        </div>
        <div className={styles.scene}>
          <Song className={styles.song} />
          <Lark className={styles.lark} />
        </div>
      </div>

      <Section
        id="tools"
        title="Free tools"
        lede="No account, no captcha, whole lists at once. Your spreadsheet keeps all its columns from one tool to the next."
      >
        <Workflow />
      </Section>

      <Section
        id="counters"
        title="Counted, not estimated"
        tone="night"
        lede={
          <>
            We count the prospect blogs that have been researched and the editors who have been sent at least one pitch.
            Each editor counts once. Both figures come straight from the product&rsquo;s database and are never more
            than ten minutes old. Your browser fetches them from <a href="/api/stats">/api/stats</a>.
          </>
        }
      >
        <Counters />
      </Section>

      <Section
        id="steps"
        title="From a list of blogs to a reply"
        lede="Four steps, in the order you’d take them. The pictures show the idea, with invented blogs and example numbers."
      >
        <Step number={1} title="Prospecting" picture={<ProspectingMockup />}>
          <p>
            A good prospect is a blog whose readers would be glad of the page you&rsquo;re promoting. A rating helps you
            sort a long list, but two things settle it: whether somebody looks after the blog, and whether it links out
            to help its readers.
          </p>
        </Step>
        <Step number={2} title="Drafting" picture={<DraftingMockup />}>
          <p>
            A good pitch names the page it&rsquo;s about, points out what&rsquo;s missing there and asks for one thing.
            It fits on a phone screen, and it never says &ldquo;Hi &#123;first_name&#125;&rdquo;.
          </p>
        </Step>
        <Step number={3} title="Sending" picture={<SendingMockup />}>
          <p>
            A few e-mails a day, to one editor at a time, at an hour when people read them. Complaints get a domain
            filtered, and volume brings complaints. A list of forty good prospects needs neither.
          </p>
        </Step>
        <Step number={4} title="Follow-up" picture={<FollowUpMockup />}>
          <p>
            Send one reminder that adds something, perhaps a second, then stop. Any reply ends the sequence, and a no is
            a reply. The editor will still be there next year, when you have your next page.
          </p>
        </Step>
      </Section>

      <Section
        id="api"
        title="Three endpoints, no key"
        lede={
          <>
            Read-only JSON over GET, open to scripts on other sites. The <a href="/docs/api">API reference</a> has a
            page for each, from which you can send requests. The responses below are examples.
          </>
        }
      >
        <Exchange
          title="Domain Rating"
          request={`curl "${siteUrl}/api/domain-rating?target=www.example.com"`}
          answer={'{"domain": "example.com", "domainRating": 61}'}
          answerLabel="Response, example number"
        >
          The strength of a site&rsquo;s backlinks, from 0 to 100:{' '}
          <a href="https://ahrefs.com/">Domain Rating by Ahrefs</a>. Send a bare domain, a <code>www.</code> host or any
          URL on the site. Each IP address gets{' '}
          <a href="/docs/limits">
            {domainRatingLimit.limit} lookups in any {domainRatingLimit.windowSeconds / 60} minutes
          </a>
          . Ratings are cached for a day, and cached ones don&rsquo;t count.
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
          answerLabel="Response, example numbers"
        >
          <a href="https://openpagerank.keywordseverywhere.com/">Open PageRank</a>, from 0 to 10, for up to{' '}
          {inWords(MAX_PAGE_RANK_DOMAINS)} domains per request. It&rsquo;s a different scale from a different provider,
          and you can&rsquo;t convert one into the other. Each IP address gets {inWords(pageRankLimit.limit)} requests{' '}
          {windowText(pageRankLimit.windowSeconds)}; the <code>RateLimit</code> header tells you how many are left.
        </Exchange>
        <Exchange
          title="Public counters"
          request={`curl "${siteUrl}/api/stats"`}
          answer={'{"editorsPitched": 1200, "blogsResearched": 8400}'}
          answerLabel="Response, example numbers"
        >
          The numbers of editors pitched and blogs researched across all workspaces, never more than ten minutes old. If
          the database can&rsquo;t be reached, you get an error, never a zero.
        </Exchange>
      </Section>

      <Section
        id="markdown"
        title="Every page is also markdown"
        lede="Ask for it in the Accept header, or add .md to the URL. You get the same headings, tables, code and links, without the navigation or the example numbers in the pictures."
      >
        <Exchange
          title="For agents"
          request={`curl -H "Accept: text/markdown" ${siteUrl}${about.path}`}
          answer={markdownSample(about, siteUrl)}
          answerLanguage="markdown"
          answerLabel="How the response begins"
        >
          <a href="/llms.txt">/llms.txt</a> lists the pages as markdown,{' '}
          <a href="/agent-instructions.md">
            <Unbroken>/agent-instructions.md</Unbroken>
          </a>{' '}
          says when this product is the wrong choice, and <a href="/openapi.json">/openapi.json</a> describes the
          endpoints.
        </Exchange>
      </Section>
      <JsonLd graph={[webSite()]} />
    </main>
  )
}
