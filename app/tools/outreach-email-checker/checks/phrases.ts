/** One of these phrases alone may be anybody's. */
export const MACHINE = 'Chatbots write this so often that readers take it for one.'
const SOLD = 'A word of people who buy and sell links. Editors think of readers.'
const UNNAMED_CLIENT = 'Say who it is. Nobody links to somebody without a name.'
const ANY_SITE = 'It would fit any other site, so it says nothing.'

/**
 * Phrases that filters and editors know from mass mail, with a comma between them, by what is wrong with them. A plural
 * counts as well, and of words with a slash between them any one.
 */
const ENGLISH = {
  // How link sellers write.
  'The opening line of link sellers.': 'guest post opportunity',
  'It advertises a service that the editor is not shopping for.': 'guest posting service',
  'It offers an article without saying what it is about. Name the article instead.': 'write a guest post for you',
  'It means money changes hands. That makes it an advertisement, and the link needs rel="sponsored".': 'sponsored post',
  'It offers to buy a link in the first e-mail. Google treats links bought for ranking as spam.': 'paid post',
  'A term that only people who buy and sell links use.': 'link insertion',
  'Trade jargon for adding a link to an old article.': 'niche edit',
  'Google lists excessive link exchanges as link spam.': 'link exchange, exchange/swap/trade links, exchange of links',
  'A link exchange by another name.': 'link swap',
  'Google treats links bought for ranking as spam.': 'buy/sell links',
  'The name of your trade. Editors think of readers.': 'link building',
  'A way to hide a link exchange, and editors know it.': 'three way link/exchange',
  'It asks for a trade before you have given a reason.': 'reciprocal link',
  'Editors write pages; only brokers place links.': 'link placement',
  'It says that you care about the link, not the page.': 'place a link',
  'It treats the article as ad space. Say what a reader would gain.': 'insert a link',
  'Jargon from the price lists of link sellers.': 'contextual link',
  'Link sellers promise this; editors hear a contract.': 'permanent link',
  'A question for a shop. Ask it only if you want to advertise.': 'how much do you charge, what is your price',
  'A link in your own words is not a recommendation. Leave the wording to the editor.': 'anchor text',
  // What you want instead of what they get.
  'It tells the editor that you want a link, not readers.': 'dofollow, do-follow',
  'That is your word for it. Readers see a source, a tool or a figure.': 'backlink',
  'SEO slang. Editors do not think in these terms.': 'link juice',
  'It judges sites by somebody else’s score.': 'high authority site/website/blog/domain',
  'It judges their site by somebody else’s score.': 'high DA/DR, domain authority, domain rating',
  'Quoting a score reads like a price tag.': 'DA/DR/PA/TF 20/25/30/35/40/45/50/55/60/65/70/75/80/85/90',
  'Nobody can promise this, and the editor did not ask for it.':
    'boost/improve/increase your SEO/ranking/rankings/visibility/traffic/sales',
  'The best-known line in SEO spam.':
    'rank/ranking higher/first/1 on/in Google, first page of Google, first/top page ranking',
  'An offer nobody asked for.': 'SEO service',
  'Everybody promises this. Say who would visit, and why.': 'drive traffic',
  // Greetings to a list.
  'It shows that the e-mail went to a list.':
    'dear sir, dear site/blog/website admin/administrator/manager/owner/publisher, dear blogger',
  'It shows that nobody looked for a name.': 'dear sir or madam',
  'A job title from the nineties. Look up the author’s name.': 'dear webmaster',
  'Editors have names, and the name usually appears above or below the article.': 'dear editor',
  'Then it concerns nobody.': 'to whom it may concern',
  'Nobody is called that. Write to one person.': 'hi team, hello team',
  'A greeting that fits anybody. Use their name.': 'hi/hello/hey there, hi/hello/hey/dear friend',
  'A stock greeting in mass e-mail.': 'greetings of the day',
  // Compliments that fit any site.
  'Nobody stumbles upon a page that they searched for.': 'stumbled upon/across/on/onto',
  'It fits any site. Say what you were looking for.': 'came across your',
  'It fits any site. Name what you read.': 'was browsing your',
  'So did everybody else who wrote. Name the page and what is on it.': 'found your website/site/blog',
  'Name them, or the editor has to take your word for it.': `found/noticed/spotted/discovered/across/saw/see/are some/several/few/many/multiple broken/dead links,
    found/noticed/spotted/discovered/across/saw/see/are a few broken/dead links,
    found/noticed/spotted/discovered/across/saw/see/are a couple/number of broken/dead links`,
  'Name it, and the page that it is on.':
    'found/noticed/spotted/discovered/across/saw a broken/dead link on your blog/site/website',
  'A real fan names an article.': `big/huge/massive/great fan of you/your/yours, big/huge/massive fan, a fan of your/yours,
    big/huge/massive fan here`,
  'It fits any site. Say what you remember of it.': `following/reading your blog/site/website/work/content for a/some/quite/many/several/years/months/ages/over,
    followed/read your blog/site/website/work/content for a/some/quite/many/several/years/months/ages/over,
    follow/read your blog/site/website/work/content regularly/daily/religiously/weekly,
    been a reader/follower/fan of your blog/site/website/work`,
  'A real reader names an article.': `long-time reader/follower/fan/listener/subscriber,
    avid/frequent/loyal/longtime/regular reader/follower/fan/visitor`,
  [ANY_SITE]: `love/loved/loving/adore/enjoy/enjoyed your blog/site/website/content/work/post/article,
    loved/enjoyed/love/enjoy reading your blog/site/website/content/work/post/article,
    love/loved/enjoyed your latest/recent/last/newest content/post/article, love/loved what you do,
    love/loved what you guys/all do/are,
    love/loved/admire the work/content/stuff you/you're do/are/doing/put/produce/share,
    love/loved what you're/you've doing/done/built/created, love/loved what you are/have doing/done/built/created`,
  'Praise without a reason reads like a template.': `your amazing/awesome/fantastic/wonderful/great blog/site/website/content/work/post/article,
    super helpful/insightful/informative/useful, great/awesome/amazing/excellent/fantastic content/stuff,
    great/good/amazing/awesome/excellent/fantastic job on/with your,
    you have/run/got a/an great/amazing/awesome/excellent/fantastic/nice/wonderful blog/site/website,
    found your blog/site/website/post/article very/really/so/super/extremely helpful/informative/insightful/interesting/useful,
    found it very/really/so/super/extremely helpful/informative/insightful/interesting/useful,
    your blog/site/website/content/work is a/amazing/awesome/fantastic/great/top/truly`,
  'Name one thing that was good about it.': 'great article, great/awesome/amazing/fantastic blog/read/post',
  'A phrase used by people who sell content.': 'valuable content',
  'The comment spammer’s favourite.': 'informative article',
  'What did you enjoy? Write that instead.': 'really enjoyed your',
  'Name what you learnt.': 'always learn something',
  'By what? Name it.': 'impressed by/with your',
  'The classic ending of comment spam.': 'keep up the good/great/amazing/awesome/excellent/fantastic work',
  'A stock first line. Start with your second.':
    'hope/trust this email/message/note finds you well, hope this finds you well',
  'It says nothing, in the very place where attention is highest.': `hope you are doing well, hope all is well,
    hope you're having a good/great/nice/lovely/wonderful/fantastic day/week/weekend/month,
    hope you are having a good/great/nice/lovely/wonderful/fantastic day/week/weekend/month,
    hope you had a good/great/nice/lovely/wonderful/fantastic day/week/weekend, hope you are well,
    hope you're doing well`,
  'Your signature says it. Use the first line for their page.': 'my name is',
  // What the article will be like.
  'Everybody says that about their own work. Show the page.':
    'quality content, high-quality content, quality article, comprehensive article/post/guide/resource',
  'Everybody says that about their own work. Give one of them.': 'actionable tip/tips/advice',
  'Let the editor be the judge: give the URL.': 'well-written article/post/content, well-researched',
  'Editors publish for readers. Say what yours gets.': 'SEO optimized/optimised/friendly',
  'Price-list language. Editors take originality for granted.': '100% unique',
  'It raises a suspicion that nobody had.': 'plagiarism free',
  'It turns the e-mail into a sales offer.': 'free of charge',
  'An article costs an editor hours, so it is never free.': 'free article',
  'If it were, you would not have to say so.': 'win-win',
  'It only says that you want something. Say what.': 'mutually beneficial',
  'Say what the value is.': 'add/adds/adding value',
  'You cannot know that. Say what would be new to them.': `readers/audience will/would/might find it/this helpful/interesting/useful/valuable, your readers will/would love,
    readers will/would love it`,
  'Say what is in it: a table, a figure, a map.': 'valuable resource',
  'Marketing language. Editors have readers.': 'your audience',
  'It offers a trade, which Google calls link spam.':
    'link back to you/your, return the favour/favor, share your post/article/content with/on my/our',
  'That is for the editor to decide. Say where on the page it belongs.': 'perfect fit',
  'A template line. Say what the page lacks without it.': 'a great/perfect/valuable/nice addition',
  'Hundreds of pages are called that. Say what yours has that they lack.': 'ultimate/definitive guide',
  'Editors have been sent many bad ones. Say what yours shows.': 'infographic',
  'The name of a link-building technique that editors have read about.': 'skyscraper',
  // Business small talk.
  'So much mass e-mail uses it that it gives you away.': 'quick question',
  'It asks a stranger for time before giving a reason.': '15/20/30 minute call/chat, 15 minutes',
  'It asks a stranger for half an hour. Ask something that takes one line to answer.': 'quick call, hop on a call',
  'It asks for work and offers nothing in return.': 'pick your brain',
  'They can see that you are writing. Start with why.': 'reaching out, reach out',
  'A reminder with nothing new in it. Add something, or do not send it.':
    'touching base, just following up, following up on my, bumping this, circling back, checking in',
  'Nobody says this outside a slide deck.': 'synergy',
  'It can mean anything. Say what each of you would do.': 'collaboration, partnership',
  'A stock ending that adds pressure. Your question is enough.':
    'looking forward to hearing from you, look forward to your response',
  'Pressure dressed up as politeness.': 'at your earliest convenience',
  'It asks for a favour. Say what the reader of the page would gain.': `would/it'd really/truly mean a lot, would/it'd really/truly mean the world, mean/means a lot to me/us,
    would/it'd mean a lot, would/it'd mean so much, would/it'd mean the world`,
  'Pressure on somebody who owes you nothing.': 'asap',
  'Half of your readers will wonder what it means.': 'kindly revert',
  // Pressure in the follow-up.
  'They probably did. The question accuses them of not replying.':
    'did you get my last, get/got/had a chance to see/read/look/review, did you see my',
  'It says that your e-mail matters more than the others there.': 'top of your inbox',
  'Then make the e-mail shorter instead.': "I know you are busy, I know you're busy",
  // Advertising.
  'An advertising promise.': 'risk-free, pay nothing',
  'An advertising promise, and filters know it.': '100% free',
  'It makes people wonder what the catch is.': 'no obligation',
  'Advertising language, and filters know it.': 'no cost',
  'You cannot guarantee anything to a stranger.': 'guaranteed',
  'It suggests that there is something to pay.': 'money back',
  'It comes from a price list for links.': 'bulk discount',
  'An offer nobody asked for, and filters know it.': 'free audit',
  'Advertising language. An editor is not a customer.': 'special offer',
  'Sales pressure, and filters know it.': "act now, limited time, don't miss, offer expires, hurry",
  'It is urgent only to you.': 'urgent',
  'It reads like a threat at the end of a sequence.': 'last chance',
  'It reads like a newsletter or phishing. Write out the URL.': 'click here, click below',
  'It reads like a button in a shop.': 'buy now, order now',
  'It reads like a button in a newsletter.': 'subscribe now, sign up free',
  // Trades that send a lot of spam.
  'So common in scams that filters look twice.': 'make money, extra income, earn cash',
  'A favourite of spammers, so filters and editors look twice.':
    'casino, gambling, crypto, bitcoin, CBD, payday loan, forex',
  'The oldest word in any spam filter.': 'viagra',
  'A trade that buys links in bulk; universities filter it.': 'essay writing',
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
    natural home/fit for, meaningful value/impact/connection/conversation, your dedication/commitment/passion to/for`,
}

/** By language (ISO 639). `all` has the words of the trade. An apostrophe stands between two words. */
const FOREIGN = {
  all: {
    [SOLD]: `dofollow, do-follow, backlink, link juice, link building, linkbuilding, guest post, sponsored post, niche edit,
      link insertion, domain authority/rating, casino, crypto, netlinking`,
  },
  de: {
    [SOLD]: `linkaufbau, linktausch, linkplatzierung, gesponserter/gesponserten/bezahlter/bezahlten beitrag/artikel,
      damen und herren`,
    [ANY_SITE]: `auf ihre/eure/deine website/webseite/seite/blog gestoßen/aufmerksam, großer fan, win-win,
      ihre/eure/deine tolle/tollen/großartige/großartigen/spannende/interessante website/webseite/seite/inhalte/beiträge,
      hochwertigen/hochwertige/tollen/tolle inhalte/inhalten, diese nachricht/mail/e-mail erreicht sie/dich, regelmäßiger leser`,
    [MACHINE]: `nahtlos/nahtlose, in der heutigen schnelllebigen/digitalen zeit/welt, schnelllebigen zeit/welt, mehrwert bieten,
      echten mehrwert, wertvolle einblicke, ganzheitlich/ganzheitlichen, volle potenzial, ständig wandelnden,
      quelle der inspiration, synergien, von unschätzbarem wert, ist nicht nur eine/ein`,
    [UNNAMED_CLIENT]: 'einen unserer kunden, einen/eines meiner kunden, im auftrag eines kunden, unser kunde aus',
  },
  fr: {
    [SOLD]:
      'échange/échanges de liens, échange triangulaire, article sponsorisé/invité, lien/liens sponsorisé/sponsorisés',
    [ANY_SITE]: `tombé/tombée sur votre site/blog, découvert votre site/blog, votre excellent/magnifique/superbe site/blog,
      gagnant gagnant, cher webmaster, message/mail/courriel vous trouve, contenu de qualité/valeur, fidèle lecteur/lectrice`,
    [MACHINE]: `en constante évolution, profondément résonné, ère du numérique, paysage numérique, réelle valeur ajoutée,
      véritable mine, source d inspiration, synergies, unir nos forces`,
    [UNNAMED_CLIENT]: 'un de nos clients, un de mes clients, pour le compte d un client',
  },
  es: {
    [SOLD]: 'intercambio de enlaces, artículo patrocinado, enlace/enlaces/post/posts patrocinado/patrocinados',
    [ANY_SITE]: `encontré/descubrí su/tu sitio/web/blog, me encontré con su/tu sitio/web/blog, ganar ganar, estimado webmaster,
      su/tu excelente/increíble/fantástico blog/sitio/web, mensaje/correo te/le/os encuentre bien, contenido de calidad/valor,
      lector/lectora/seguidor/seguidora habitual/asiduo/asidua/fiel de`,
    [MACHINE]: `en constante evolución, resonó conmigo, mundo digital actual, aportar valor, panorama digital, sinergias,
      fuente de inspiración, unir fuerzas`,
    [UNNAMED_CLIENT]: 'uno de nuestros/mis clientes, en nombre de un cliente',
  },
  it: {
    [SOLD]: 'scambio di link, scambio link, articolo sponsorizzato',
    [ANY_SITE]: `imbattuto/imbattuta nel vostro/tuo/suo sito/blog, scoperto il vostro/tuo/suo sito/blog, gentile webmaster,
      vostro/tuo/suo fantastico/splendido/meraviglioso sito/blog, mail/email/messaggio ti/vi/la trovi bene,
      contenuti di qualità/valore, assiduo/affezionato lettore`,
    [MACHINE]: `in continua/costante evoluzione, panorama digitale, vero valore aggiunto, colpito profondamente,
      profondamente colpito/colpita, fonte d ispirazione, sinergie, unendo le forze, sbloccare nuove/il`,
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
