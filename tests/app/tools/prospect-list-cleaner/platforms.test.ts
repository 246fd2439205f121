import { expect, it } from 'vitest'
import { prospectsOf } from '@/app/tools/prospect-list-cleaner/prospect-list'
import { readText } from '@/components/list-reading/read-text'

function clean(...lines: string[]) {
  const { prospects, dropped } = prospectsOf(readText(lines.join('\n')), { dropsPlatforms: true })
  return { kept: prospects.map(({ domain }) => domain), dropped }
}

/** A platform's kind, and URLs as the top of an export of backlinks has them. */
const PLATFORMS: readonly [kind: string, ...urls: string[]][] = [
  [
    'a social network',
    'https://m.facebook.com/lark',
    'linkedin.com/in/ann',
    'https://old.reddit.com/r/seo',
    'x.com/lark',
  ],
  ['a question-and-answer site', 'https://stackoverflow.com/q/1', 'https://ux.stackexchange.com/q/2', 'es.quora.com'],
  ['a question-and-answer site', 'https://superuser.com/q/1', 'https://answers.microsoft.com/en-us/x'],
  [
    'a review site',
    'https://uk.trustpilot.com/review/a.com',
    'trustpilot.com',
    'capterra.co.uk',
    'https://www.g2.com/p/a',
  ],
  [
    'a document-sharing site',
    'https://issuu.com/a/docs/b',
    'https://docs.google.com/document/d/1',
    'es.scribd.com/doc/1',
  ],
  ['a document-sharing site', 'https://www.slideshare.net/a/b', 'http://docplayer.es/1-x.html'],
  ['a site about domains', 'https://who.is/whois/a.com', 'hypestat.com/info/a.com'],
  ['a bookmarking site', 'https://lobste.rs/s/a'],
  ['a content delivery network', 'https://s.w.org/a.js'],
  ['a directory of businesses', 'https://pitchbook.com/profiles/a', 'owler.com/company/a'],
  ['a profile site', 'https://about.me/ann', 'https://en.gravatar.com/ann'],
  [
    'a directory of businesses',
    'https://www.crunchbase.com/organization/a',
    'foursquare.com/v/1',
    'yellowpages.com.au',
  ],
  ['a directory of products', 'https://www.producthunt.com/posts/lark'],
  ['a publishing platform', 'https://telegra.ph/Lark-11-25'],
  ['a translator', 'https://own-com.translate.goog/a?_x_tr_sl=de', 'https://translate.google.de/translate?u=a'],
  ['a translator', 'translate.googleusercontent.com/translate_c?u=a', 'https://www.deepl.com/translator'],
  ['an archive or cache', 'https://webcache.googleusercontent.com/search?q=cache:a', 'http://cc.bingj.com/cache.aspx'],
  [
    'an archive or cache',
    'https://web.archive.org/web/2020/a',
    'https://own-com.cdn.ampproject.org/c/a',
    'archive.ph/Ab1',
  ],
  [
    'a code host',
    'https://gist.github.com/a/1',
    'github.com/a/b',
    'https://raw.githubusercontent.com/a/b/c',
    'codepen.io/a',
  ],
  ['a code host', 'https://gitlab.com/a', 'https://bitbucket.org/a/b', 'https://codeberg.org/a', 'huggingface.co/a'],
  [
    'a package registry',
    'https://www.npmjs.com/package/a',
    'pypi.org/project/a',
    'https://hub.docker.com/r/a/b',
    'crates.io',
  ],
  ['a content delivery network', 'https://d111111abcdef8.cloudfront.net/a.js', 'cdn.jsdelivr.net/npm/a', 'unpkg.com/a'],
  [
    'a content delivery network',
    'https://i0.wp.com/a.com/b.png',
    'lh3.googleusercontent.com/a',
    'a.azureedge.net/b.css',
  ],
  [
    'a file host',
    'https://lark.s3.eu-west-1.amazonaws.com/a.pdf',
    'https://drive.google.com/file/d/1',
    'dl.dropbox.com/s/1',
  ],
  ['an app store', 'https://apps.apple.com/app/id1', 'https://play.google.com/store/apps/details?id=a'],
  [
    'a podcast or music service',
    'https://podcasts.apple.com/podcast/id1',
    'open.spotify.com/show/1',
    'player.fm/series/a',
  ],
  ['a video site', 'https://youtu.be/1', 'https://www.youtube.com/@lark', 'player.vimeo.com/video/1'],
  ['a link-in-bio service', 'https://linktr.ee/lark', 'beacons.ai/lark', 'lark.bio.link'],
  ['a link shortener', 'https://bit.ly/3x', 'lark.page.link/1', 'https://tinyurl.com/a'],
  ['a form or survey service', 'https://forms.gle/1', 'lark.typeform.com/to/1'],
  ['a press release wire', 'https://www.prnewswire.com/a.html', 'https://www.openpr.com/news/1'],
  ['a map service', 'https://maps.google.co.uk/?cid=1', 'https://maps.app.goo.gl/1'],
  ['a search engine', 'https://www.google.com.br/search?q=a', 'duckduckgo.com/?q=a', 'https://yandex.ru/search'],
  ['a marketplace', 'https://www.amazon.co.uk/dp/1', 'https://www.ebay.de/itm/1', 'https://www.etsy.com/shop/a'],
  ['a website builder', 'https://sites.google.com/view/lark'],
]

it.each(PLATFORMS)('%s is called so: %s', (kind, ...urls) => {
  const { kept, dropped } = clean(...urls)
  expect(kept).toEqual([])
  expect(dropped.map((one) => ('kind' in one ? one.reason.replace(/^\S+ is a platform: (.*)\.$/, '$1') : ''))).toEqual(
    urls.map(() => kind),
  )
})

it('the reason names the host that is known', () => {
  const { dropped } = clean('https://docs.google.com/document/d/1', 'www.google.de', 'https://fr.stackoverflow.com/q/1')
  expect(dropped.map(({ reason }) => reason)).toEqual([
    'docs.google.com is a platform: a document-sharing site.',
    'google.de is a platform: a search engine.',
    'stackoverflow.com is a platform: a question-and-answer site.',
  ])
})

it.each([
  // Sites of their owners on a host.
  'ada.github.io',
  'lark.netlify.app',
  'annas-kitchen.blogspot.com',
  'lenny.substack.com',
  'google.tumblr.com',
  'youtube.wordpress.com',
  'indeed.livejournal.com',
  'show.libsyn.com',
  'lark.notion.site',
  'lark.readthedocs.io',
  // Sites with editors, and names that only look like a platform's.
  'theguardian.com',
  'techcrunch.com',
  'smashingmagazine.com',
  'searchengineland.com',
  'producthunting.com',
  'mygithub.com',
  'amazon.science',
  'google.dev',
  'notstackoverflow.com',
  'trustpilot.blog',
  'about-me.com',
  'docker.com',
  'mozilla.org',
  'cloudflare.com',
  'ycombinator.com',
  'gnu.org',
  'dev.to',
])('%s is a prospect', (domain) => {
  expect(clean(`https://www.${domain}/post`, `https://${domain}/a?u=https://github.com/a`).kept).toEqual([domain])
})

it('a host of a company is a platform where the company’s site is a prospect', () => {
  const { kept, dropped } = clean('https://hub.docker.com/r/a', 'https://www.docker.com/blog', 'ann@docker.com')
  expect(kept).toEqual(['docker.com'])
  expect(dropped.map(({ kind }) => kind)).toEqual(['platform', 'duplicate'])
})
