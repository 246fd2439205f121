/** Sites whose pages are by their users, or by nobody who answers a pitch. */
const PLATFORMS = new Set(
  (
    'aliexpress.com amazon.ca amazon.co.uk amazon.com amazon.de amazon.es amazon.fr amazon.in amazon.it apple.com ' +
    'archive.org baidu.com behance.net bing.com bit.ly blogger.com blogspot.com bsky.app craigslist.org ' +
    'dailymotion.com deviantart.com discord.com discord.gg disqus.com dribbble.com duckduckgo.com ebay.co.uk ebay.com ' +
    'ebay.de etsy.com eventbrite.com facebook.com fb.com feedburner.com fiverr.com flickr.com github.com gitlab.com ' +
    'glassdoor.com goo.gl goodreads.com google.co.uk google.com google.de gravatar.com imdb.com imgur.com ' +
    'indeed.com instagram.com issuu.com kickstarter.com line.me linkedin.com linktr.ee lnkd.in mastodon.social ' +
    'medium.com meetup.com messenger.com myspace.com ok.ru patreon.com pinterest.co.uk pinterest.com pinterest.de ' +
    'pixabay.com quora.com reddit.com scribd.com slideshare.net snapchat.com soundcloud.com spotify.com ' +
    'stackexchange.com stackoverflow.com substack.com t.co t.me telegram.me telegram.org threads.net tiktok.com ' +
    'tinyurl.com tripadvisor.co.uk tripadvisor.com trustpilot.com tumblr.com twitch.tv twitter.com udemy.com ' +
    'unsplash.com upwork.com viadeo.com vimeo.com vk.com weibo.com whatsapp.com wikimedia.org wikipedia.org ' +
    'wordpress.com x.com xing.com yahoo.com yandex.ru yelp.com youtu.be youtube.com'
  ).split(' '),
)

/** Whether a domain is a social network, a shop, a search engine or the like. A site of a user's own is none. */
export function isPlatform(domain: string): boolean {
  return PLATFORMS.has(domain)
}
