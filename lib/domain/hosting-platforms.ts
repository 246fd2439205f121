/**
 * Platforms where strangers have sites below one name, and which the public suffix list does not have: of those that it
 * has, such as `blogspot.com`, each site has a rating of its own. Add what is missing.
 */
export const PLATFORMS = new Set(
  (
    '4t.com angelfire.com artstation.com bandcamp.com beehiiv.com blog.hu blog4ever.com blogfree.net blogg.se ' +
    'blogi.pl blogia.com blogs.com bloog.pl buttondown.email canalblog.com cocolog-nifty.com creatorlink.net ' +
    'dreamwidth.org e-monsite.com eklablog.com eklablog.fr estranky.cz forumactif.com forumfree.it free.fr ' +
    'ghost.io gumroad.com hashnode.dev hautetfort.com homestead.com hpage.com itch.io jigsy.com jimdo.com ' +
    'jimdofree.com jouwweb.nl kit.com libsyn.com listography.com livejournal.com medium.com micro.blog mozello.com ' +
    'mystrikingly.com neocities.org ning.com npage.de over-blog.com over-blog.net overblog.com ' +
    'own-free-website.com page.tl pbworks.com podbean.com proboards.com rebelmouse.com revue.email sapo.pt ' +
    'seesaa.net simplecast.com skyrock.com squarespace.com strikingly.com substack.com svbtle.com teachable.com thinkific.com ' +
    'tistory.com tripod.com tumblr.com twoday.net typepad.com ucoz.com unblog.fr uw.hu webnode.com webnode.cz ' +
    'webnode.es webnode.fr webnode.it webnode.nl webnode.page webnode.pl webs.com weebly.com wikidot.com wix.com ' +
    'wordpress.com yola.com zohosites.com'
  ).split(' '),
)

/** Names below a platform that are its own. */
const OWN = new Set('www m mobile app api help support about status en de fr es it nl pt pl'.split(' '))

/** Whether a registrable domain is a platform where strangers have sites. */
export function isHostingPlatform(domain: string): boolean {
  return PLATFORMS.has(domain)
}

/** The platform of a site such as `lenny.substack.com`; undefined for any other name. */
export function platformOf(site: string): string | undefined {
  const rest = site.slice(site.indexOf('.') + 1)
  return rest.includes('.') && isHostingPlatform(rest) ? rest : undefined
}

/** The site on a platform that a host belongs to, such as `lenny.substack.com`; the platform for its own pages. */
export function siteOnPlatform(host: string, platform: string): string {
  const label = host.slice(0, -platform.length).split('.').at(-2)
  return label && !OWN.has(label) ? `${label}.${platform}` : platform
}
