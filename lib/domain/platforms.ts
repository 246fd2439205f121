import { isHostingPlatform } from './hosting-platforms'
import { isSharedSuffix } from './registrable-name'

/** Big sites where no editor answers a pitch, by their kind. Add what is missing. `google.*` stands for every ending. */
const SITES: Readonly<Record<string, string>> = {
  'a social network':
    'behance.net bsky.app dailymotion.com deviantart.com discord.com discord.gg disqus.com dribbble.com facebook.com ' +
    'fb.com fb.me flickr.com flipboard.com goodreads.com gravatar.com imgur.com instagram.com instagr.am joinmastodon.org ' +
    'kakao.com letterboxd.com line.me linkedin.com lnkd.in mastodon.online mastodon.social meetup.com messenger.com mix.com ' +
    'myspace.com nextdoor.* ok.ru periscope.tv pin.it pinterest.* quora.com reddit.com redd.it rumble.com slideshare.net ' +
    'snapchat.com soundcloud.com spotify.com stackexchange.com stackoverflow.com strava.com t.co t.me telegram.me ' +
    'telegram.org threads.com threads.net tiktok.com twitch.tv twitter.com viadeo.com vimeo.com vk.com vk.ru wa.me ' +
    'weibo.com whatsapp.com x.com xing.com youtu.be youtube.* youtube-nocookie.com',
  'a search engine':
    'aol.* ask.com baidu.com bing.com brave.com dogpile.com duckduckgo.com ecosia.org g.co g.page goo.gl google.* ' +
    'kagi.com lycos.* metager.de mojeek.com naver.com page.link perplexity.ai qwant.com seznam.cz sogou.com startpage.com ' +
    'swisscows.com yahoo.* yandex.*',
  'a marketplace':
    'a.co airbnb.* alibaba.com aliexpress.* aliexpress.us allegro.pl amazon.* amzn.com amzn.eu amzn.to amzn.asia bol.com booking.com ' +
    'cdiscount.com craigslist.org ebay.* ebay-kleinanzeigen.de etsy.com eventbrite.* fiverr.com flipkart.com fnac.com ' +
    'glassdoor.* groupon.* gumtree.* indeed.* kaufland.de kickstarter.com kleinanzeigen.de leboncoin.fr manomano.* ' +
    'marktplaats.nl 2dehands.be mercadolibre.* mercadolivre.com.br milanuncios.com olx.* otto.de patreon.com rakuten.* ' +
    'redbubble.com ricardo.ch shein.com shopee.* subito.it temu.com trendyol.com tripadvisor.* trustpilot.* udemy.com ' +
    'upwork.com vinted.* walmart.com wallapop.com willhaben.at wish.com yelp.* zalando.*',
  'a reference site':
    'archive.org archive.is archive.ph britannica.com cambridge.org dictionary.com dict.cc duden.de fandom.com genius.com ' +
    'imdb.com issuu.com leo.org linguee.* merriam-webster.com mediawiki.org pixabay.com pexels.com scribd.com ' +
    'thesaurus.com treccani.it unsplash.com urbandictionary.com web.archive.org wikia.com wikibooks.org wikidata.org ' +
    'wikihow.com wikimedia.org wikipedia.org wikiquote.org wikisource.org wikivoyage.org wiktionary.org',
  'a general online service':
    'apple.com apple.news bit.ly bitbucket.org bitly.com box.com buff.ly calendly.com canva.com codepen.io cutt.ly ' +
    'docs.google.com doodle.com dropbox.com evernote.com feedburner.com figma.com forms.gle gist.github.com github.com ' +
    'gitlab.com gofundme.com heylink.me is.gd jotform.com linktr.ee linktree.com loom.com mailchimp.com mailchi.mp ' +
    'mega.nz miro.com onedrive.live.com ow.ly pastebin.com paypal.com paypal.me rb.gy rebrand.ly sharepoint.com ' +
    'shorturl.at surveymonkey.com tiny.cc tinyurl.com tr.ee trello.com typeform.com t.ly v.gd we.tl wetransfer.com zoom.us',
  // Their users' sites are below them, and are kept.
  'a website builder': 'blogger.com',
}

const kindOf = new Map(
  Object.entries(SITES).flatMap(([kind, names]) => names.split(' ').map((name): [string, string] => [name, kind])),
)

/** What kind of platform a domain is, in words; undefined for any other site. A site of a user's own is none. */
export function findPlatformKind(domain: string): string | undefined {
  const label = domain.slice(0, domain.indexOf('.'))
  // An ending has one or two labels: `google.co.uk`, but no `google.someone.wordpress.com`.
  return kindOf.get(domain) ?? (domain.split('.').length <= 3 ? kindOf.get(`${label}.*`) : undefined)
}

/** Whether strangers have sites below this name. */
export function isPlatformRoot(domain: string): boolean {
  return isHostingPlatform(domain) || isSharedSuffix(domain)
}

/** Whether a URL at this domain tells somebody's profile or page there, but no site of theirs. */
export function isPlatform(domain: string): boolean {
  return findPlatformKind(domain) !== undefined || isPlatformRoot(domain)
}
