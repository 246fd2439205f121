/** One of these phrases alone may be anybody's. */
export const MACHINE = 'Chatbots write this so often that readers take it for one.'
const SOLD = 'People who buy and sell links write this. Editors think of readers: say what they get.'
const UNNAMED_CLIENT = 'Say who it is. Nobody links to somebody without a name.'
const ANY_SITE = 'It would fit any other site, so it says nothing.'

/**
 * Phrases that filters and editors know from mass mail, with a comma between them, by what is wrong with them. A plural
 * counts as well, and of words with a slash between them any one.
 */
const ENGLISH = {
  // How link sellers write.
  [SOLD]: `guest post opportunity, link insertion, niche edit, link building, link placement, place a link, insert a link,
    contextual link, permanent link, dofollow, do-follow, backlink, link juice, paid post, buy/sell links,
    how much do you charge, what is your price, free article, SEO optimized/optimised/friendly`,
  'A trade of favours. Google lists excessive link exchanges as link spam. Give a reason for the link instead.': `link exchange,
    exchange/swap/trade links, exchange of links, link swap, three way link/exchange, reciprocal link,
    link back to you/your/us/our, return the favour/favor, share your post/article/content with/on my/our`,
  'It advertises a service that nobody asked for.': 'guest posting service, SEO service, free audit',
  'An article costs an editor hours, even a free one. Say what it is about.': 'write a guest post for you',
  'A link in your own words is not a recommendation. Leave the wording to the editor.': 'anchor text',
  'It judges sites by somebody else’s score, and reads like a price tag.': `high authority site/website/blog/domain,
    high DA/DR, domain authority, domain rating, DA/DR/PA/TF 20/25/30/35/40/45/50/55/60/65/70/75/80/85/90`,
  'A promise of SEO spam that nobody can keep. Say who would visit, and why.': `drive traffic,
    boost/improve/increase your SEO/ranking/rankings/visibility/traffic/sales,
    rank/ranking higher/first/1 on/in Google, first page of Google, first/top page ranking`,
  // Stock openings.
  'A greeting that fits anybody. Use a name, which usually appears above or below the article.': `dear sir, dear blogger,
    dear site/blog/website admin/administrator/manager/owner/publisher, dear sir or madam, dear webmaster, dear editor,
    to whom it may concern, hi team, hello team, hi/hello/hey there, hi/hello/hey/dear friend, greetings of the day`,
  'A stock opening that says nothing. Start with why you are writing.': `quick question, reaching out, reach out, hope all is well,
    hope/trust this email/message/note finds you well, hope this finds you well, hope you're doing well, hope you are well,
    you're/are having a good/great/nice/lovely/wonderful/fantastic day/week/weekend/month, hope you are doing well,
    hope you had a good/great/nice/lovely/wonderful/fantastic day/week/weekend, know you are busy, know you're busy`,
  'It fits any site. Say what you were looking for, and what you found there.':
    'stumbled upon/across/on/onto, came across your, was browsing your, found your website/site/blog',
  // Compliments that fit any site.
  'Name each broken link and its page, or the editor has to take your word for it.': `some/several/few/many/multiple/of broken/dead links,
    found/noticed/spotted/discovered/across/saw a broken/dead link on your blog/site/website`,
  'A real reader names an article, and what was in it.': `big/huge/massive/great fan of you/your/yours,
    big/huge/massive fan, a fan of your/yours, big/huge/massive fan here,
    following/reading/followed/read your blog/site/website/work/content for a/some/quite/many/several/years/months/ages/over,
    follow/read your blog/site/website/work/content regularly/daily/religiously/weekly,
    been a reader/follower/fan of your blog/site/website/work, always learn something,
    long-time reader/follower/fan/listener/subscriber, avid/frequent/loyal/longtime/regular reader/follower/fan/visitor`,
  'Praise without a reason reads like a template. Name one thing that was good, and why.': `love/loved/loving/adore/enjoy/enjoyed your blog/site/website/content/work/post/article,
    loved/enjoyed/love/enjoy reading your blog/site/website/content/work/post/article,
    love/loved/enjoyed your latest/recent/last/newest content/post/article, love/loved what you do,
    love/loved/admire the work/content/stuff you/you're do/are/doing/put/produce/share,
    love/loved what you're/you've doing/done/built/created, love/loved what you guys/all/are/have do/doing/done/built/created,
    your amazing/awesome/fantastic/wonderful/great blog/site/website/content/work/post/article,
    super helpful/insightful/informative/useful, great/awesome/amazing/excellent/fantastic content/stuff,
    great/good/amazing/awesome/excellent/fantastic job on/with your,
    you have/run/got a/an great/amazing/awesome/excellent/fantastic/nice/wonderful blog/site/website,
    found your blog/site/website/post/article very/really/so/super/extremely helpful/informative/insightful/interesting/useful,
    found it very/really/so/super/extremely helpful/informative/insightful/interesting/useful,
    your blog/site/website/content/work is a/amazing/awesome/fantastic/great/top/truly,
    great article, great/awesome/amazing/fantastic blog/read/post, informative article, really enjoyed your,
    impressed by/with your, keep up the good/great/amazing/awesome/excellent/fantastic work`,
  // What the article will be like.
  'Everybody says that about their own work. Show the page, and say what is in it: a table, a figure, a map.': `valuable content,
    quality content, high-quality content, quality article, comprehensive article/post/guide/resource, valuable resource,
    actionable tip/tips/advice, well-written article/post/content, well-researched, ultimate/definitive guide`,
  'Editors take that for granted. Saying it raises a suspicion that nobody had.': '100% unique, plagiarism free',
  'That is for the editor to judge. Say what would be new to readers, and where on the page it belongs.': `perfect fit,
    readers/audience will/would/might find it/this helpful/interesting/useful/valuable, your readers will/would love,
    readers will/would love it, add/adds/adding value, a great/perfect/valuable/nice/fantastic/wonderful addition`,
  // Business small talk.
  'It can mean anything. Say what each of you would do.': 'win-win, mutually beneficial, synergy',
  'It asks a stranger for time. Ask something that takes one line to answer.':
    '15/20/30 minute call/chat, 15 minutes, quick call, hop on a call, pick your brain',
  'It asks for a favour. Say what the reader of the page would gain.': `mean/means a lot to me/us,
    would/it'd mean a/so/the lot/much/world, would/it'd really/truly mean a/so/the lot/much/world`,
  // Pressure.
  'A reminder with nothing new in it. Add something, or do not send it.': `touching base, just following up,
    following up on my, bumping this, circling back, checking in, top of your inbox, did you get/see/receive my,
    get/got/had a chance to see/read/look/review, still waiting`,
  'Pressure on somebody who owes you nothing. Your question is enough.': `looking forward to hearing from you,
    look forward to your response, at your earliest convenience, asap, urgent, last chance, kindly revert,
    haven't/not heard back, haven't/not heard from you, may/will/could/might penalize/penalise, close your/the file`,
  // Advertising.
  'Advertising language. Filters know it, and editors look for the catch.': `free of charge, no cost, risk-free, pay nothing,
    100% free, no obligation, guaranteed, money back, bulk discount, special offer`,
  'Sales pressure, and filters know it.': "act now, limited time, don't miss, offer expires, hurry",
  'It reads like a button in a shop or a newsletter. Write out the URL instead.':
    'click here, click below, buy now, order now, subscribe now, sign up free',
  // Trades that send a lot of spam.
  'A favourite of spammers, so filters and editors look twice.': `make money, extra income, earn cash,
    casino, gambling, crypto, bitcoin, CBD, payday loan, forex, viagra, essay writing`,
  [UNNAMED_CLIENT]: `on/in behalf of a client/customer/brand/partner, one of our/my clients/customers/partners,
    a client in the, our client in the, for a client of ours/mine`,
  // How chatbots write.
  [MACHINE]: `resonated/resonates/resonate with me/us/our/my/your, deeply/truly resonated/resonates, struck a chord,
    a testament to, delve/delves/delved/delving, dive/dives/diving deep into, ever evolving, ever changing,
    constantly/rapidly evolving/changing, fast paced world/landscape/environment, digital landscape,
    today's/our digital world/landscape/age/era, seamless/seamlessly, unlock/unlocks/unlocking the/new/your/their,
    elevate/elevates/elevating your/the/their, harness/harnessing the power, game changer, cutting edge, thought provoking,
    treasure trove, rich tapestry, in the realm of, shed/sheds/shedding light on, foster/fosters/fostering a,
    navigate/navigating the complexities/world/landscape, invaluable resource/insight, a deep understanding,
    actionable/valuable/fresh insight/perspective, truly/really stood/stands/stand out,
    deeply/genuinely/particularly/truly impressed/struck/captivated/inspired, align/aligns perfectly/seamlessly/closely with,
    absolute delight, truly remarkable/inspiring/inspires, empower/empowers/empowering, complex topics into, embark on,
    blown away by your, remarkable/incredible/inspiring/exciting journey, revolutionize/revolutionizes/revolutionizing,
    natural home/fit for, meaningful value/impact/connection/conversation, your dedication/commitment/passion to/for`,
}

/** By language (ISO 639). `all` has the words of the trade. An apostrophe stands between two words. */
const FOREIGN = {
  all: {
    [SOLD]: `dofollow, do-follow, backlink, link juice, link building, linkbuilding, guest post, sponsored post, niche edit,
      link insertion, domain authority/rating, casino, crypto, netlinking`,
  },
  de: {
    [SOLD]: `linkaufbau, linktausch, linkplatzierung, gesponserter/gesponserten/bezahlter/bezahlten beitrag/artikel`,
    [ANY_SITE]: `damen und herren, auf ihre/eure/deine website/webseite/seite/blog gestoßen/aufmerksam, großer fan, win-win,
      ihre/eure/deine tolle/tollen/großartige/großartigen/spannende/interessante website/webseite/seite/inhalte/beiträge,
      hochwertigen/hochwertige/tollen/tolle inhalte/inhalten, geehrter webseitenbetreiber/webmaster,
      noch keine rückmeldung/antwort, letzte mail/e-mail/nachricht gesehen/bekommen, regelmäßiger leser,
      diese nachricht/mail/e-mail erreicht sie/dich`,
    [MACHINE]: `nahtlos/nahtlose, in der heutigen schnelllebigen/digitalen zeit/welt, schnelllebigen zeit/welt, mehrwert bieten,
      echten mehrwert, wertvolle einblicke, ganzheitlich/ganzheitlichen, volle potenzial, ständig wandelnden,
      quelle der inspiration, synergien, von unschätzbarem wert, ist nicht nur eine/ein, mehr als nur, nächste level`,
    [UNNAMED_CLIENT]: 'einen unserer kunden, einen/eines meiner kunden, im auftrag eines kunden, unser kunde aus',
  },
  fr: {
    [SOLD]:
      'échange/échanges de liens, échange triangulaire, article sponsorisé/invité, lien/liens sponsorisé/sponsorisés',
    [ANY_SITE]: `tombé/tombée sur votre site/blog, découvert votre site/blog, votre excellent/magnifique/superbe site/blog,
      gagnant gagnant, cher webmaster/propriétaire, pas eu de retour/réponse, j adore votre univers/site/blog,
      votre super site/blog, message/mail/courriel vous trouve, contenu de qualité/valeur, fidèle lecteur/lectrice`,
    [MACHINE]: `en constante évolution, profondément résonné, ère du numérique, paysage numérique, réelle valeur ajoutée,
      véritable mine/invitation, n est pas seulement un/une, dans un monde, source d inspiration, synergie, unir nos forces`,
    [UNNAMED_CLIENT]: 'un de nos clients, un de mes clients, pour le compte d un client',
  },
  es: {
    [SOLD]: 'intercambio de enlaces, artículo patrocinado, enlace/enlaces/post/posts patrocinado/patrocinados',
    [ANY_SITE]: `encontré/descubrí su/tu sitio/web/blog, me encontré con su/tu sitio/web/blog, ganar ganar,
      estimado webmaster/propietario, me encanta su/tu sitio/web/blog, no he recibido respuesta/ninguna,
      su/tu excelente/increíble/fantástico blog/sitio/web, mensaje/correo te/le/os encuentre bien, contenido de calidad/valor,
      lector/lectora/seguidor/seguidora habitual/asiduo/asidua/fiel de`,
    [MACHINE]: `en constante evolución, resonó conmigo, mundo digital actual, aportar valor, panorama digital, sinergia,
      no es solo/sólo un/una, en un mundo, fuente de inspiración, unir fuerzas, mucho más que, siguiente nivel`,
    [UNNAMED_CLIENT]: 'uno de nuestros/mis clientes, en nombre de un cliente',
  },
  it: {
    [SOLD]: 'scambio di link, scambio link, articolo sponsorizzato',
    [ANY_SITE]: `imbattuto/imbattuta nel vostro/tuo/suo sito/blog, scoperto il vostro/tuo/suo sito/blog,
      non ho ricevuto risposta, gentile webmaster/proprietario, il tuo/suo/vostro bellissimo blog/sito,
      vostro/tuo/suo fantastico/splendido/meraviglioso sito/blog, mail/email/messaggio ti/vi/la trovi bene,
      contenuti di qualità/valore, assiduo/affezionato lettore, grande fan del tuo/vostro/suo`,
    [MACHINE]: `in continua/costante evoluzione, panorama digitale, vero valore aggiunto, colpito profondamente,
      profondamente colpito/colpita, non è solo un/una, un mondo sempre più, vera e propria, generare valore,
      fonte d ispirazione, sinergie, unendo le forze, sbloccare nuove/il`,
    [UNNAMED_CLIENT]: 'un nostro/mio cliente, per conto di un cliente, con un importante brand/marchio',
  },
}

/** The phrases of pitches in a language, each with what is wrong with it. */
export function phrasesIn(language: string): [phrase: string, why: string][] {
  const foreign: Record<string, Record<string, string>> = FOREIGN
  const lists = language === 'en' ? [ENGLISH] : [FOREIGN.all, foreign[language] ?? {}]
  return lists.flatMap((list) =>
    Object.entries(list).flatMap(([why, phrases]) => phrases.split(/,\s+/).map((one): [string, string] => [one, why])),
  )
}
