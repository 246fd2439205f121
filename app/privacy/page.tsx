import { ArticlePage } from '@/components/prose/article-page'
import { TableContent } from '@/components/prose/table-content'
import { metadataOf } from '@/lib/head/metadata'

export const generateMetadata = () => metadataOf('/privacy')

export default function Privacy() {
  return (
    <ArticlePage
      path="/privacy"
      lede="This site sets no cookies, has no accounts and loads nothing from anybody else. What remains is short."
    >
      <h2>Your address</h2>
      <p>
        Two endpoints are limited, so requests have to be counted per client. Your address is the key of that counter
        and is used for nothing else; an IPv6 address is shortened to its first 64 bits. The counter expires by itself:
      </p>
      <table>
        <TableContent
          head={['Endpoint', 'What is counted', 'Kept for at most']}
          rows={[
            ['`/api/pagerank`', 'Requests', '1 hour'],
            ['`/api/domain-rating`', 'Lookups that are not in the cache', '10 minutes'],
          ]}
        />
      </table>
      <p>
        Pages, their markdown, the other files and the public counters are not limited, and nobody is counted there.
      </p>

      <h2>What goes to others</h2>
      <p>
        The domains that you ask about go to the provider that rates them: Ahrefs for Domain Rating, Open PageRank for
        PageRank. This server asks them, so they see its address and not yours. Answers are kept in a cache that holds
        domains and numbers, and not who asked.
      </p>

      <p>
        &ldquo;Ask ChatGPT&rdquo; and the links beside it lead to other companies. If you follow one, it hands over the
        address of the page&rsquo;s markdown and nothing else; nothing is sent before.
      </p>

      <h2>What is logged</h2>
      <p>
        Requests: for each one, when it came, its method, which page, file or endpoint it was for, the status of the
        answer, how long it took and whether it came from a cache. For a page that does not exist, the path is logged
        too, so that broken links are found. So is the form that was asked for (HTML, markdown), and which kind of
        client asked: browser, search engine, script, or an AI agent by its name. The kind is read from what the client
        calls itself, which is not logged. It changes nothing in the answer. What follows a question mark in an address
        is not logged, so neither are the domains that you look up.
      </p>
      <p>
        Faults: that a provider, the database or the counters&rsquo; store failed, when, and why. A log line of this
        site holds neither a visitor&rsquo;s address nor the name of their browser. A host or a proxy in front of the
        site may keep logs of its own.
      </p>

      <h2>What stays in your browser</h2>
      <p>
        What you paste or drop into a tool is not sent, but for the domains that you look up. Both checkers keep a long
        list or a sheet with its answers in your browser, so that they can go on after a reload. They say so, and a
        click clears it. What one tool hands to another is kept there until the other page has read it. The API
        reference remembers whether you read its examples in curl, JavaScript or Python.
      </p>

      <h2>What this site does not have</h2>
      <ul>
        <li>No cookies and nothing else stored in your browser to recognise you.</li>
        <li>No analytics, no advertising, no fonts, scripts or images from other servers.</li>
        <li>No form that takes your name or your mail address.</li>
      </ul>
    </ArticlePage>
  )
}
