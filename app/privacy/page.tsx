import type { Metadata } from 'next'
import { Article } from '@/components/article'
import { metadataOf } from '@/lib/site/metadata'
import { findPage } from '@/lib/site/pages'

export function generateMetadata(): Metadata {
  return metadataOf('/privacy')
}

export default function Privacy() {
  return (
    <Article
      title={findPage('/privacy').title}
      lede="This site sets no cookies, has no accounts and loads nothing from anybody else. What remains is short."
    >
      <h2>Your address</h2>
      <p>
        Two endpoints are limited, so requests have to be counted per client. The address is the key of that counter and
        nothing else; an IPv6 address is shortened to its first 64 bits. The counter goes away by itself:
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">What is counted</th>
            <th scope="col">Kept for at most</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <code>/api/pagerank</code>
            </th>
            <td>Requests</td>
            <td>1 hour</td>
          </tr>
          <tr>
            <th scope="row">
              <code>/api/domain-rating</code>
            </th>
            <td>Lookups that are not in the cache</td>
            <td>10 minutes</td>
          </tr>
        </tbody>
      </table>
      <p>
        Pages, their markdown, the other files and the public counters are not limited, and nobody is counted there.
      </p>

      <h2>What goes to others</h2>
      <p>
        The domains that you ask about go to the provider that rates them: Ahrefs for Domain Rating, Open PageRank for
        PageRank. They are asked by this server, so they see its address and not yours. Answers are kept in a cache that
        holds domains and numbers, and not who asked.
      </p>

      <h2>What is logged</h2>
      <p>
        Requests: for each one, when it came, its method, which page, file or endpoint it was for, the status of the
        answer, how long it took and whether it came from a cache. Of an address that does not exist, the path is kept
        too, so that broken links are found. What follows a question mark in an address is not logged: neither the
        domains that you look up nor anything else.
      </p>
      <p>
        Faults: that a provider, the database or the counters&rsquo; store failed, when, and why. A log line of this
        site holds no address of a visitor, nor what their browser says of itself. Whoever carries the traffic in front
        of it (a host, a proxy) may keep logs of its own.
      </p>

      <h2>What there is not</h2>
      <ul>
        <li>No cookies and nothing else stored in your browser to recognise you.</li>
        <li>No analytics, no advertising, no fonts, scripts or images from other servers.</li>
        <li>No form that takes your name or your mail address.</li>
      </ul>
    </Article>
  )
}
