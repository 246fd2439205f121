import { kindsOf, type Platform, platformIn, WITH_PROFILES } from './platforms'

/**
 * Platforms other than those with people's profiles, and hosts of companies whose own sites are prospects. Hosts with sites of their
 * users, such as `github.io`, stay out. Add missing ones.
 */
const SITES: Readonly<Record<string, string>> = {
  'a social network':
    'ask.fm gab.com gettr.com mewe.com minds.com parler.com plurk.com steamcommunity.com truthsocial.com untappd.com',
  'a messenger': 'chat.whatsapp.com m.me',
  'a question-and-answer site':
    'answers.com answers.microsoft.com askubuntu.com brainly.* experts-exchange.com gutefrage.net justanswer.* ' +
    'mathoverflow.net serverfault.com stackapps.com superuser.com zhidao.baidu.com zhihu.com',
  'a bookmarking site':
    'digg.com diigo.com feedly.com folkd.com getpocket.com inoreader.com instapaper.com news.google.* ' +
    'lobste.rs news.ycombinator.com pearltrees.com raindrop.io scoop.it stumbleupon.com symbaloo.com wakelet.com',
  'a news aggregator': 'apple.news feedspot.com newsbreak.com smartnews.com',
  'a video site':
    'bilibili.com bitchute.com brighteon.com coub.com dai.ly douyin.com kick.com metacafe.com nicovideo.jp ' +
    'odysee.com rutube.ru veoh.com youku.com ytimg.com',
  'a podcast or music service':
    'acast.com anchor.fm audioboom.com audiomack.com buzzsprout.com castbox.fm deezer.com goodpods.com iheart.com ' +
    'ivoox.com last.fm listennotes.com mixcloud.com music.amazon.* music.apple.com overcast.fm player.fm ' +
    'pocketcasts.com podcastaddict.com podcasts.apple.com podcasts.google.com podchaser.com podomatic.com podtail.com ' +
    'reverbnation.com spoti.fi spreaker.com stitcher.com tunein.com',
  'a photo-sharing site':
    '500px.com flic.kr gfycat.com giphy.com ibb.co imageshack.com imageshack.us imgbb.com photobucket.com ' +
    'photos.app.goo.gl photos.google.com pixiv.net postimages.org postimg.cc tenor.com tinypic.com twitpic.com ' +
    'vsco.co',
  'a stock photo site':
    'alamy.com depositphotos.com dreamstime.com flaticon.com freepik.com gettyimages.* istockphoto.com pexels.com ' +
    'pixabay.com shutterstock.com unsplash.com vecteezy.com',
  'a search engine':
    'aol.* ask.com baidu.com bing.com brave.com dogpile.com duckduckgo.com ecosia.org google.cat kagi.com lycos.* ' +
    'metager.de metager.org mojeek.com naver.com perplexity.ai qwant.com searx.be seznam.cz so.com sogou.com ' +
    'startpage.com swisscows.com ya.ru yahoo.*',
  'a map service': 'mapquest.com maps.app.goo.gl maps.apple.com maps.google.* openstreetmap.org waze.com',
  'a marketplace':
    '2dehands.be alibaba.com aliexpress.* aliexpress.us allegro.pl amzn.asia amzn.eu avito.ru bol.com cdiscount.com ' +
    'craigslist.org ebay-kleinanzeigen.de flipkart.com fnac.com freelancer.com gumtree.* kaufland.de kleinanzeigen.de ' +
    'leboncoin.fr manomano.* marktplaats.nl mercadolibre.* mercadolivre.com.br milanuncios.com olx.* otto.de ozon.ru ' +
    'rakuten.* ricardo.ch shein.com shopee.* subito.it teepublic.com temu.com trendyol.com vinted.* wallapop.com ' +
    'walmart.com wildberries.ru willhaben.at wish.com zalando.* zazzle.*',
  'a travel booking site': 'agoda.com expedia.* hotels.com vrbo.com',
  'a deals site': 'groupon.*',
  'a job board': 'infojobs.net simplyhired.com ziprecruiter.com',
  'an event site': 'allevents.in lu.ma ticketmaster.* xing-events.com',
  'a review site':
    'capterra.* clutch.co complaintsboard.com ekomi.* feefo.com getapp.* goodfirms.co holidaycheck.* kununu.com ' +
    'mouthshut.com pissedconsumer.com provenexpert.com resellerratings.com reviews.co.uk reviews.io ripoffreport.com ' +
    'sitejabber.com softwareadvice.* trustedshops.* trustradius.com',
  'a crowdfunding site':
    'buymeacoffee.com gofund.me indiegogo.com justgiving.com ko-fi.com liberapay.com opencollective.com startnext.com',
  'a directory of businesses':
    '11880.com 11880.de angel.co angellist.com apsense.com bbb.org brownbook.net citysearch.com cylex.* ' +
    'dasoertliche.de europages.* f6s.com gelbeseiten.de goldenpages.* hotfrog.* infobel.com kompass.com manta.com ' +
    'merchantcircle.com n49.com opencorporates.com owler.com pagesjaunes.fr paginasamarillas.es paginegialle.it ' +
    'pitchbook.com superpages.com swarmapp.com tupalo.com whitepages.com yell.com yellowpages.* zoominfo.com',
  'a directory of products': 'alternativeto.net betalist.com saashub.com',
  'a link-in-bio service':
    'allmylinks.com beacons.ai bio.link bio.site campsite.bio flow.page linkin.bio linkpop.com linkr.bio lnk.bio ' +
    'msha.ke solo.to taplink.cc',
  'a link shortener':
    'adf.ly bit.do bl.ink clck.ru dlvr.it ift.tt j.mp lnk.to po.st s.id smarturl.it snip.ly soo.gd su.pr t2m.io ' +
    'trib.al wp.me x.co',
  'a text host': 'controlc.com justpaste.it pastebin.com pastelink.net rentry.co',
  'a code host':
    'codeberg.org codesandbox.io colab.research.google.com gitee.com githubusercontent.com glitch.com hf.co ' +
    'huggingface.co jsbin.com jsfiddle.net kaggle.com launchpad.net observablehq.com repl.it replit.com ' +
    'savannah.gnu.org savannah.nongnu.org sourceforge.net sr.ht stackblitz.com',
  'a file host':
    '1drv.ms 4shared.com amazonaws.com backblazeb2.com blob.core.windows.net box.com db.tt digitaloceanspaces.com ' +
    'disk.yandex.* drive.google.com dropboxusercontent.com filefactory.com gofile.io hightail.com icloud-content.com ' +
    'mediafire.com mega.io mega.nz onedrive.live.com pan.baidu.com pcloud.com r2.dev rapidshare.com sendspace.com ' +
    'sharepoint.com storage.googleapis.com wasabisys.com we.tl wetransfer.com yadi.sk zippyshare.com',
  'a document-sharing site':
    'authorstream.com calameo.com coursehero.com docdroid.net docplayer.* docplayer.org docs.google.com docslib.org ' +
    'edocr.com fliphtml5.com flipsnack.com joomag.com prezi.com slideserve.com speakerdeck.com studocu.com yumpu.com',
  'a form or survey service': 'cognitoforms.com forms.office.com jotform.com surveymonkey.com tally.so wufoo.com',
  'a newsletter service':
    'campaign-archive.com createsend.com feedblitz.com feedburner.com follow.it list-manage.com mailchimp.com',
  'a reference site':
    'baike.baidu.com books.google.* britannica.com cambridge.org dict.cc dictionary.com duden.de leo.org linguee.* ' +
    'mediawiki.org merriam-webster.com thesaurus.com treccani.it urbandictionary.com wikia.com wikibooks.org ' +
    'wikihow.com wikimedia.org wikiquote.org wikisource.org wikivoyage.org wiktionary.org',
  'an archive or cache':
    'archive-it.org archive.fo archive.is archive.li archive.md archive.org archive.ph archive.today archive.vn ' +
    'bingj.com cachedview.com cachedview.nl cdn.ampproject.org ghostarchive.org megalodon.jp perma.cc ' +
    'webarchive.org.uk webcache.googleusercontent.com webcitation.org yandexwebcache.net',
  'a general online service':
    'accounts.google.com ads.google.com analytics.google.com apple.com business.google.com calendar.google.com ' +
    'cloud.google.com developers.google.com doodle.com doubleclick.net evernote.com figma.com google-analytics.com ' +
    'googleadservices.com googlesyndication.com googletagmanager.com lookerstudio.google.com meet.google.com miro.com ' +
    'myaccount.google.com paypal.com plus.google.com policies.google.com support.google.com tools.google.com ' +
    'trello.com trends.google.* workspace.google.com',
  'a forum': 'groups.google.* tapatalk.com tieba.baidu.com',
  'a site about domains':
    'domaintools.com hypestat.com sitelike.org statshow.com urlscan.io viewdns.info virustotal.com who.is whois.com',
  'a petition site': 'change.org gopetition.com ipetitions.com openpetition.de',
  'a directory of websites': 'bloglovin.com botw.org curlie.org dmoz-odp.org dmoz.org',
  'a publishing platform':
    'ameblo.jp cnblogs.com csdn.net hashnode.com hubpages.com jianshu.com note.com qiita.com steemit.com telegra.ph ' +
    'velog.io vocal.media wattpad.com zenn.dev',
  'a package registry':
    'anaconda.org cocoapods.org cpan.org cran.r-project.org crates.io deno.land docs.rs hex.pm hub.docker.com jsr.io ' +
    'lib.rs libraries.io maven.org metacpan.org mvnrepository.com npmjs.com npmjs.org nuget.org packagist.org ' +
    'pkg.go.dev pub.dev pypi.org pypi.python.org pythonhosted.org rubydoc.info rubygems.org yarnpkg.com',
  'an app store':
    'addons.mozilla.org apkmirror.com apkpure.com apps.apple.com apps.microsoft.com appsto.re aptoide.com ' +
    'chrome.google.com chromewebstore.google.com f-droid.org flathub.org itunes.apple.com ' +
    'marketplace.visualstudio.com play.google.com snapcraft.io steampowered.com uptodown.com',
  'a content delivery network':
    'akamai.net akamaihd.net akamaized.net azureedge.net azurefd.net b-cdn.net bootstrapcdn.com cdn-website.com ' +
    'cdn77.org cdninstagram.com cdnjs.cloudflare.com cdnjs.com cloudfront.net ctfassets.net edgekey.net edgesuite.net ' +
    'esm.sh fastly.net fastlylb.net fbcdn.net ggpht.com googleapis.com googleusercontent.com gstatic.com imgix.net ' +
    'jsdelivr.net kxcdn.com licdn.com llnwd.net pinimg.com rackcdn.com rawgit.com rawgithub.com res.cloudinary.com ' +
    's.w.org shopifycdn.com shopifycdn.net skypack.dev squarespace-cdn.com stackpathcdn.com statically.io staticflickr.com ' +
    'twimg.com typekit.net unpkg.com website-files.com wixstatic.com wp.com',
  'a site for research papers':
    'academia.edu arxiv.org biorxiv.org figshare.com medrxiv.org osf.io researchgate.net scholar.google.* ' +
    'semanticscholar.org ssrn.com zenodo.org',
  'a press release wire':
    '24-7pressrelease.com accessnewswire.com accesswire.com businesswire.com einnews.com einpresswire.com ' +
    'globenewswire.com newswire.ca newswire.com openpr.com openpr.de ots.at pr.com presseportal.ch presseportal.de ' +
    'prlog.org prnewswire.* prweb.com',
  'a translator':
    'deepl.com microsofttranslator.com reverso.net translate.com translate.goog translate.google.* ' +
    'translate.googleusercontent.com translate.yandex.* translatetheweb.com',
  // Their users' sites are below them, and are kept.
  'a website builder': 'blogger.com sites.google.com',
}

const LISTS = [WITH_PROFILES, kindsOf(SITES)]

/** The platform of a host or a domain; undefined for any other site. */
export function findPlatform(host: string): Platform | undefined {
  return platformIn(LISTS, host)
}

/** The host in an address of a domain, or the domain alone where the address has another spelling. */
export function hostIn(address: string, domain: string): string {
  const text = address.toLowerCase()
  const before = text.slice(0, Math.max(0, text.indexOf(domain)))
  return (before.split(/[^a-z\d.-]/).at(-1) ?? '') + domain
}
