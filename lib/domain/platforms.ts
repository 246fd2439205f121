import { isHostingPlatform } from './hosting-platforms'
import { isSharedSuffix } from './registrable-name'

/**
 * Sites where no editor answers a pitch, with those below them, by their kind: here those on which people and companies
 * have profiles, pages and links, which tell such columns of a sheet. `google.*` is `google.com` and Google in each
 * country. The others are in `find-platform.ts`, so that the reader of sheets does without them.
 */
const SITES: Readonly<Record<string, string>> = {
  'a social network':
    'bsky.app disqus.com facebook.com fb.com fb.me goodreads.com instagr.am instagram.com joinmastodon.org ' +
    'letterboxd.com linkedin.com lnkd.in mastodon.online mastodon.social myspace.com nextdoor.* ok.ru pin.it ' +
    'pinterest.* redd.it reddit.com snapchat.com strava.com t.co threads.com threads.net tiktok.com twitter.com ' +
    'viadeo.com vk.com vk.ru weibo.com x.com xing.com',
  'a messenger':
    'discord.com discord.gg kakao.com line.me messenger.com t.me telegram.me telegram.org wa.me whatsapp.com',
  'a question-and-answer site': 'quora.com stackexchange.com stackoverflow.com',
  'a bookmarking site': 'flipboard.com mix.com',
  'a video site':
    'dailymotion.com loom.com periscope.tv rumble.com twitch.tv vimeo.com youtu.be youtube-nocookie.com youtube.*',
  'a podcast or music service': 'soundcloud.com spotify.com',
  'a photo-sharing site': 'behance.net deviantart.com dribbble.com flickr.com imgur.com',
  'a search engine': 'google.* yandex.*',
  'a map service': 'g.page',
  'a marketplace': 'a.co amazon.* amzn.com amzn.to ebay.* etsy.com fiverr.com redbubble.com udemy.com upwork.com',
  'a travel booking site': 'airbnb.* booking.com',
  'a job board': 'indeed.* wellfound.com',
  'an event site': 'eventbrite.* meetup.com',
  'a review site': 'g2.com glassdoor.* tripadvisor.* trustpilot.* yelp.*',
  'a crowdfunding site': 'gofundme.com kickstarter.com patreon.com',
  'a directory of businesses': 'crunchbase.com foursquare.com',
  'a directory of products': 'producthunt.com',
  'a profile site': 'about.me gravatar.com',
  'a link-in-bio service': 'heylink.me linktr.ee linktree.com tr.ee',
  'a link shortener':
    'bit.ly bitly.com buff.ly cutt.ly g.co goo.gl is.gd ow.ly page.link rb.gy rebrand.ly shorturl.at t.ly tiny.cc ' +
    'tinyurl.com v.gd',
  'a code host': 'bitbucket.org codepen.io github.com gitlab.com',
  'a file host': 'dropbox.com',
  'a document-sharing site': 'issuu.com scribd.com slideshare.net',
  'a form or survey service': 'forms.gle typeform.com',
  'a newsletter service': 'mailchi.mp',
  'a reference site': 'fandom.com genius.com imdb.com wikidata.org wikipedia.org',
  'a general online service': 'calendly.com canva.com paypal.me zoom.us',
}

/** The kinds of the names in a record of lists. */
export function kindsOf(sites: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(sites).flatMap(([kind, names]) => names.split(' ').map((name): [string, string] => [name, kind])),
  )
}

export const WITH_PROFILES = kindsOf(SITES)

/** The endings for which `*` stands: other ones, as in `amazon.science`, are often somebody else's. */
const ENDING = /\.(?:com|[a-z]{2}|(?:com?|ne|net|org)\.[a-z]{2})$/

export interface Platform {
  /** The host or the domain that is known. */
  name: string
  /** Its kind, in words. */
  kind: string
}

/** The platform of a host or a domain, from lists by name; undefined for any other site. A site of a user's own is none. */
export function platformIn(lists: readonly ReadonlyMap<string, string>[], host: string): Platform | undefined {
  for (let name = host; name.includes('.'); name = name.slice(name.indexOf('.') + 1)) {
    const inCountries = name.replace(ENDING, '.*')
    for (const list of lists) {
      const kind = list.get(name) ?? list.get(inCountries)
      if (kind) return { name, kind }
    }
  }
  return undefined
}

/** Whether strangers have sites below this name. */
export function isPlatformRoot(domain: string): boolean {
  return isHostingPlatform(domain) || isSharedSuffix(domain)
}

/** Whether a URL at this domain tells somebody's profile or page there, but no site of theirs. */
export function isPlatform(domain: string): boolean {
  return platformIn([WITH_PROFILES], domain) !== undefined || isPlatformRoot(domain)
}
