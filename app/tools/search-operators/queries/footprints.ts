import type { LanguageCode } from './languages'
import type { PurposeId, Term } from './purposes'

type Footprints = Partial<Record<PurposeId, readonly (readonly Term[])[]>>

const TOPIC: Term = { is: 'topic' }
const RECENT: Term = { year: true }
const NOT_COMPETITOR: Term = { notCompetitor: true }

/**
 * Words that one kind of page has in common, by language. Each was seen on a page of that kind, which stands beside it
 * (24 November 2026); add others in the same way. English ones are used by too many pages to name one.
 */
export const footprints: Readonly<Record<LanguageCode, Footprints>> = {
  en: {
    'guest-posts': [
      [TOPIC, { title: 'write for us' }],
      [TOPIC, { oneOf: ['guest post guidelines', 'guest author guidelines', 'submission guidelines'] }],
      [TOPIC, { oneOf: ['become a contributor', 'contribute to our blog'] }],
      [TOPIC, { url: 'write-for-us' }],
      [TOPIC, { url: 'contribute' }, { phrase: 'guidelines' }],
      [TOPIC, { oneOf: ['this is a guest post by', 'guest post by'] }, RECENT],
    ],
    'resource-pages': [
      [TOPIC, { title: 'resources' }],
      [TOPIC, { oneOf: ['useful links', 'helpful links', 'recommended resources'] }],
      [TOPIC, { url: 'resources' }, { title: 'links' }],
      [TOPIC, { title: 'further reading' }],
    ],
    'unlinked-mentions': [[{ is: 'brand' }, { oneOf: ['review', 'alternative', 'interview'] }]],
    'competitor-mentions': [
      [{ is: 'competitor', where: 'title' }, { oneOf: ['review', 'alternatives', 'vs'] }, NOT_COMPETITOR],
      [{ is: 'competitor' }, { oneOf: ['guest post by', 'interview with'] }, NOT_COMPETITOR],
      [{ is: 'competitor' }, { title: 'resources' }, NOT_COMPETITOR],
    ],
    roundups: [
      [TOPIC, { oneOf: ['weekly roundup', 'link roundup', 'best of the week'] }, RECENT],
      [TOPIC, { title: 'roundup' }, RECENT],
      [TOPIC, { title: 'podcast' }, { oneOf: ['our guest', 'be a guest', 'guest on the show'] }, RECENT],
      [TOPIC, { title: 'newsletter' }, { phrase: 'issue' }, RECENT],
    ],
    'broken-links': [
      [TOPIC, { title: 'links' }, { oneOf: ['useful links', 'last updated', 'favorite sites'] }],
      [TOPIC, { oneOf: ['no longer available', 'has been discontinued', 'has shut down'] }],
    ],
  },
  de: {
    'guest-posts': [
      // https://www.tabellenexperte.de/checkliste-fuer-gastartikel/
      [TOPIC, { title: 'Gastartikel' }],
      // http://12qm-freiheit.de/eine-seite-2/gastbeitraege/, http://www.gruenlandstaudenhof.de/cms2/gastautoren/,
      // https://bloggerabc.de/gastbeitraege-tipps-fuer-gastgeber
      [TOPIC, { oneOf: ['Gastbeitrag verfassen', 'wir suchen Gastautoren', 'Regeln für Gastbeiträge'] }],
      // https://www.widerspruch.org/gastbeitrag-schreiben/, https://www.videospielgeschichten.de/?p=12595,
      // https://www.rideonhorses.de/leitfaden-fuer-gastbeitraege/, https://karrierefragen.de/?p=10553
      [TOPIC, { oneOf: ['Gastbeitrag schreiben', 'Leitfaden für Gastbeiträge', 'einen Gastartikel veröffentlichen'] }],
      // http://www.gruenlandstaudenhof.de/cms2/gastautoren/
      [TOPIC, { url: 'gastautoren' }],
      // http://12qm-freiheit.de/eine-seite-2/gastbeitraege/
      [TOPIC, { url: 'gastbeitraege' }],
      // https://www.blogprojekt.de/der-weg-zum-hochwertigen-gastbeitrag-und-wie-man-mit-gastautoren-umgeht/
      [TOPIC, { phrase: 'in diesem Gastartikel' }, RECENT],
    ],
    // http://ahlfs-architekt.de/links.html
    'resource-pages': [[TOPIC, { title: 'Links' }]],
    roundups: [
      // https://sr-rolando.com/2017/10/15/sonntagslinks-98/
      [TOPIC, { title: 'Sonntagslinks' }, RECENT],
      // https://ivy.fm/tag/gesprch
      [TOPIC, { phrase: 'mein heutiger Gast' }, RECENT],
    ],
  },
  fr: {
    'guest-posts': [
      // http://cm24news.com/devenir-contributeur/
      [TOPIC, { title: 'devenir contributeur' }],
      // https://www.couple-amoureux.fr/a-propos/article-invite/, https://www.ficellesdauteur.fr/ecrivez-un-article-invite/
      [TOPIC, { oneOf: ['publiez votre article', 'écrire un article invité'] }],
      // https://www.couple-amoureux.fr/a-propos/article-invite/
      [TOPIC, { url: 'article-invite' }],
      // https://laboragora.com/index.php/guide-de-publication/
      [TOPIC, { url: 'guide-de-publication' }],
    ],
    'resource-pages': [
      // https://liensutiles.org/spotie2.htm, https://les-infostrateges.com/article/les-pages-de-liens
      [TOPIC, { oneOf: ['liens utiles', 'pages de liens'] }],
    ],
    roundups: [
      // https://lekrass.com/2017/07/14/recap-30/
      [TOPIC, { phrase: 'vous avez raté cette semaine' }, RECENT],
      // http://petitpapierblog.fr/category/societe/
      [TOPIC, { title: 'podcasts favoris' }, RECENT],
    ],
  },
  es: {
    'guest-posts': [
      // https://ccgestionagua.com/blog/escribe-con-nosotros/
      [TOPIC, { url: 'escribe-con-nosotros' }],
      // https://es.paperblog.com/escribe-para-cafetera-de-letras-3348735/amp
      [TOPIC, { url: 'escribe-para' }],
      // https://es.paperblog.com/escribe-para-cafetera-de-letras-3348735/amp
      [TOPIC, { phrase: 'se pueden publicar en el blog' }],
      // https://www.mobilescuela.com/about-6
      [TOPIC, { phrase: 'guía editorial para contribuciones' }],
      // https://issuu.com./el_economist/docs/gu__a_para_colaboradores
      [TOPIC, { title: 'guía para colaboradores' }],
    ],
    roundups: [
      // https://columnas.substack.com/p/quieres-una-guia-de-etiqueta-de-substack
      [TOPIC, { phrase: 'mejores artículos publicados' }, RECENT],
      // https://www.jaimerodriguezdesantiago.com/list-blog/page/5
      [TOPIC, { phrase: 'mi invitada de hoy' }, RECENT],
    ],
  },
  it: {
    'guest-posts': [
      // http://trovalost.it/linee-guida-per-gli-articoli/
      [TOPIC, { title: 'scrivi per noi' }],
      // https://salvatoreanfuso.com/guest-post/, https://www.webnauta.it/wordpress/linee-guida-guest-post/
      [TOPIC, { oneOf: ['proporre un guest post', 'partecipare con un guest post'] }],
      // https://stage.esperanto-oggi.it/guida-per-gli-autori, http://www.moviecamp.it/guida-per-collaboratori
      [TOPIC, { oneOf: ['guida per gli autori', 'guida per collaboratori'] }],
      // https://salvatoreanfuso.com/guest-post/
      [TOPIC, { url: 'guest-post' }],
    ],
    // http://saveriobombelli.it/varie/altrisiti.html
    'resource-pages': [[TOPIC, { url: 'altrisiti' }]],
    roundups: [
      // https://www.questionidorecchio.it/numero-del-26-ottobre-2/
      [TOPIC, { phrase: 'i consigli di lettura' }, RECENT],
      // https://ilbolive.unipd.it/it/news/cultura/libri-podcast-letture-ascolti-lestate
      [TOPIC, { title: 'libri e podcast' }, RECENT],
    ],
  },
  nl: {
    'guest-posts': [
      // https://www.psychosenet.nl/over-psychosenet/voorwaarden-gastblog/
      [TOPIC, { title: 'voorwaarden gastblog' }],
      // https://federatieveilignederland.nl/nl/actueel/blog-van-de-voorzitter/gastblog/richtlijnen-voor-het-schrijven-van-een-gastblog/,
      // https://projekta-suriname.blogspot.com/2014/12/schrijven-voor-onze-blog-gastschrijvers.html
      [TOPIC, { oneOf: ['schrijven van een gastblog', 'gastschrijvers welkom'] }],
      // https://sargasso.nl/gastbijdragen/
      [TOPIC, { url: 'gastbijdragen' }],
      // https://www.linkelinks.nl/
      [TOPIC, { title: 'schrijf mee' }],
    ],
    // https://www.tweevoeter.nl/wandelgroepen/
    'resource-pages': [[TOPIC, { phrase: 'hieronder een overzicht' }]],
  },
  pt: {
    'guest-posts': [
      // http://papodehomem.com.br/diretrizes-para-novos-autores/, https://www.homensemconexao.com.br/politica-editorial/
      [TOPIC, { oneOf: ['orientações para novos autores', 'diretrizes de publicação'] }],
      // https://www.showmetech.com.br/manual-do-autor/
      [TOPIC, { title: 'manual do autor' }],
      // https://blog.impulso.network/guia-de-publicacao-para-impulsers/
      [TOPIC, { title: 'guia de publicação' }],
      // https://tenhohiv.com/authorpolicy/
      [TOPIC, { title: 'política de publicação de terceiros' }],
      // https://pdfslide.tips/documents/guia-do-colunista-temos-ento-algumas-dicas-que-podem-ajudar-11-quem-.html
      [TOPIC, { title: 'guia do colunista' }],
      // https://paper.dropbox.com/doc/Guia-de-redacao-Coworking-Brasil--A0u4BA32U23kwinkBUm0Ku~LAQ-Zt2ZbeErsJeUEP8eYQoPa
      [TOPIC, { title: 'guia de redação' }],
    ],
    // https://caminhodafe.com.br/ptbr/parceiros
    'resource-pages': [[TOPIC, { url: 'parceiros' }]],
  },
  pl: {
    'guest-posts': [
      // https://dziennikarstwoobywatelskie.pl/warunki-publikacji/
      [TOPIC, { title: 'warunki publikacji' }],
      // http://blog.beezar.pl/regulamin-publikowania/
      [TOPIC, { title: 'regulamin publikowania' }],
      // https://rocketpress.pl/pytania-przed-wyslaniem-artykulu-goscinnego/
      [TOPIC, { phrase: 'artykułami gościnnymi' }],
      // http://forum-choszczno.blogspot.com/p/regulamin.html, http://proviper.pl/regulamin/
      [TOPIC, { oneOf: ['dodaj artykuł', 'dodaj swój artykuł'] }],
    ],
    // The menu of http://www.ktg.pttk.pl/?mod=news&act=showfull&id=1605713821 names such a page.
    'resource-pages': [[TOPIC, { title: 'linki' }]],
  },
}
