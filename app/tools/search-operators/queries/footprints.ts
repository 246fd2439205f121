import type { LanguageCode } from './languages'
import { NOT_COMPETITOR, type PurposeId, type Term } from './purposes'

type Footprints = Partial<Record<PurposeId, readonly (readonly Term[])[]>>

const TOPIC: Term = { is: 'topic' }
const COMPETITOR: Term = { is: 'competitor' }
const RECENT: Term = { year: true }

/**
 * Words that one kind of page has in common, by language. Each was seen on a page of that kind, which stands beside it
 * (24 November 2026), or its source in a repository; add others in the same way. English ones are used by too many
 * pages to name one.
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
      // https://weltangucker.de/gastblogger
      [TOPIC, { phrase: 'Gastbeiträge sind herzlich willkommen' }],
      // http://www.gruenlandstaudenhof.de/cms2/gastautoren/
      [TOPIC, { url: 'gastautoren' }],
      // http://12qm-freiheit.de/eine-seite-2/gastbeitraege/
      [TOPIC, { url: 'gastbeitraege' }],
      // https://the-south-of-france.com/de/fuer-uns-schreiben/
      [TOPIC, { url: 'fuer-uns-schreiben' }],
      // https://www.blogprojekt.de/der-weg-zum-hochwertigen-gastbeitrag-und-wie-man-mit-gastautoren-umgeht/
      [TOPIC, { phrase: 'in diesem Gastartikel' }, RECENT],
    ],
    'resource-pages': [
      // http://ahlfs-architekt.de/links.html
      [TOPIC, { title: 'Links' }],
      // https://github.com/zlypher/hundinwien.at/blob/main/src/pages/links.tsx
      [TOPIC, { title: 'Linksammlung' }],
      // http://ganz-sicher.net/blog/linktipps/3-interessante-suchmaschinen-abseits-von-google/
      [TOPIC, { url: 'linktipps' }],
    ],
    'competitor-mentions': [
      // https://www.test.de/Test-E-Mail-Provider-5074644-5074648/,
      // https://www.xoomix.de/stiftung-warentest-findet-google-mail-gut/15998
      [COMPETITOR, { oneOf: ['im Test', 'im Vergleichstest'] }, NOT_COMPETITOR],
      // http://www.informelles.de/tag/threema/
      [{ is: 'competitor', where: 'title' }, { title: 'Alternativen' }, NOT_COMPETITOR],
    ],
    roundups: [
      // http://blog.sektionacht.at/category/links-der-woche/page/15
      [TOPIC, { title: 'Links der Woche' }, RECENT],
      // https://claudia-klinger.de/digidiary/2015/08/15/das-beste-der-woche-lesetipps-zum-samstag
      [TOPIC, { url: 'lesetipps' }, RECENT],
      // https://sr-rolando.com/2017/10/15/sonntagslinks-98/
      [TOPIC, { title: 'Sonntagslinks' }, RECENT],
      // https://ivy.fm/tag/gesprch
      [TOPIC, { phrase: 'mein heutiger Gast' }, RECENT],
    ],
  },
  fr: {
    'guest-posts': [
      // http://cm24news.com/devenir-contributeur/, https://the-south-of-france.com/fr/devenir-contributeur/
      [TOPIC, { title: 'devenir contributeur' }],
      // https://www.couple-amoureux.fr/a-propos/article-invite/, https://www.ficellesdauteur.fr/ecrivez-un-article-invite/,
      // https://the-south-of-france.com/fr/rediger-un-article/
      [TOPIC, { oneOf: ['publiez votre article', 'écrire un article invité', 'rédiger un article invité'] }],
      // https://geotribu.fr/articles/2021/2021-01-04_bilan_2020_perspectives_2021/
      [TOPIC, { phrase: 'proposer un article' }],
      // https://www.couple-amoureux.fr/a-propos/article-invite/
      [TOPIC, { url: 'article-invite' }],
      // https://laboragora.com/index.php/guide-de-publication/
      [TOPIC, { url: 'guide-de-publication' }],
      // https://geotribu.fr/articles/2015/2015-02-03_representation_3D_des_objets_openstreetmap/
      [TOPIC, { phrase: 'article invité proposé par' }, RECENT],
    ],
    'resource-pages': [
      // https://liensutiles.org/spotie2.htm, https://les-infostrateges.com/article/les-pages-de-liens
      [TOPIC, { oneOf: ['liens utiles', 'pages de liens'] }],
      // https://sauveteurdudunkerquois.fr/sites-amis/
      [TOPIC, { phrase: 'sites amis' }],
      // https://sauveteurdudunkerquois.fr/sites-amis/
      [TOPIC, { url: 'sites-amis' }],
    ],
    'competitor-mentions': [
      // https://geotribu.fr/articles/2011/2011-01-24_polymaps_alternative_openlayers/,
      // https://geotribu.fr/articles/2009/2009-01-26_interview-de-david-jonglez-co-fondateur-de-camptocamp/
      [COMPETITOR, { oneOf: ['alternative à', 'interview de'] }, NOT_COMPETITOR],
    ],
    roundups: [
      // https://geotribu.fr/rdp/2022/rdp_2022-02-04/
      [TOPIC, { title: 'revue de presse du' }, RECENT],
      // https://www.agitateur.org/spip.php?article1393
      [TOPIC, { title: 'revue de web' }, RECENT],
      // https://lekrass.com/2017/07/14/recap-30/
      [TOPIC, { phrase: 'vous avez raté cette semaine' }, RECENT],
      // http://petitpapierblog.fr/category/societe/
      [TOPIC, { title: 'podcasts favoris' }, RECENT],
    ],
    'broken-links': [
      // https://geotribu.fr/articles/2020/2020-03-20_installer_site_comme_application/
      [TOPIC, { phrase: "n'est plus disponible" }],
    ],
  },
  es: {
    'guest-posts': [
      // https://the-south-of-france.com/es/escribe-para-nosotros/
      [TOPIC, { oneOf: ['escribe para nosotros', 'escribir un artículo invitado'] }],
      // https://ccgestionagua.com/blog/escribe-con-nosotros/
      [TOPIC, { url: 'escribe-con-nosotros' }],
      // https://es.paperblog.com/escribe-para-cafetera-de-letras-3348735/amp
      [TOPIC, { url: 'escribe-para' }],
      // https://es.paperblog.com/escribe-para-cafetera-de-letras-3348735/amp
      [TOPIC, { phrase: 'se pueden publicar en el blog' }],
      // https://eltamiz.com/elcedazo/como-funciona-el-cedazo/normas-de-publicacion/
      [TOPIC, { url: 'normas-de-publicacion' }],
      // https://www.mobilescuela.com/about-6
      [TOPIC, { phrase: 'guía editorial para contribuciones' }],
      // https://issuu.com./el_economist/docs/gu__a_para_colaboradores
      [TOPIC, { title: 'guía para colaboradores' }],
    ],
    'resource-pages': [
      // https://jamm87.github.io/radio-repo/enlaces/
      [TOPIC, { title: 'enlaces de interés' }],
      // https://picodotdev.github.io/blog-bitix/pages/links/
      [TOPIC, { title: 'enlaces a otros blogs' }],
      // https://github.com/samuel-gf/samuelgomez.es/blob/main/_src/links.php
      [TOPIC, { phrase: 'enlaces interesantes' }],
    ],
    'competitor-mentions': [
      // http://cartublog.blogspot.com/2008/05,
      // https://mundofotoweb.blogspot.com/2013/05/gimp-una-buena-alternativa-libre-adobe.html
      [
        COMPETITOR,
        { oneOf: ['existe una alternativa', 'una alternativa libre', 'excelente alternativa'] },
        NOT_COMPETITOR,
      ],
    ],
    roundups: [
      // https://maventrap.es/2016/02/21/lecturas-de-domingo-93/
      [TOPIC, { url: 'lecturas-de-domingo' }, RECENT],
      // https://www.error500.net/p/causas-y-azares-95
      [TOPIC, { phrase: 'mejores lecturas de la semana' }, RECENT],
      // https://avilabacaicoa.blogspot.com/2015/05/articulos-interesantes_31.html
      [TOPIC, { title: 'artículos interesantes' }, RECENT],
      // https://columnas.substack.com/p/quieres-una-guia-de-etiqueta-de-substack
      [TOPIC, { phrase: 'mejores artículos publicados' }, RECENT],
      // https://www.jaimerodriguezdesantiago.com/list-blog/page/5
      [TOPIC, { phrase: 'mi invitada de hoy' }, RECENT],
    ],
    'broken-links': [
      // https://github.com/samuel-gf/samuelgomez.es/blob/main/_src/links.php
      [TOPIC, { title: 'enlaces' }],
    ],
  },
  it: {
    'guest-posts': [
      // http://trovalost.it/linee-guida-per-gli-articoli/
      [TOPIC, { title: 'scrivi per noi' }],
      // https://the-south-of-france.com/it/scrivi-per-noi/
      [TOPIC, { url: 'scrivi-per-noi' }],
      // https://salvatoreanfuso.com/guest-post/, https://www.webnauta.it/wordpress/linee-guida-guest-post/,
      // https://the-south-of-france.com/it/scrivi-per-noi/
      [TOPIC, { oneOf: ['proporre un guest post', 'partecipare con un guest post', 'scrivere un articolo ospite'] }],
      // https://stage.esperanto-oggi.it/guida-per-gli-autori, http://www.moviecamp.it/guida-per-collaboratori
      [TOPIC, { oneOf: ['guida per gli autori', 'guida per collaboratori'] }],
      // https://salvatoreanfuso.com/guest-post/
      [TOPIC, { url: 'guest-post' }],
    ],
    'resource-pages': [
      // https://github.com/p-marco/terremotocentro/blob/master/link_utili.md,
      // https://github.com/HackForItaly/italiaafuoco/blob/master/link_utili.md
      [TOPIC, { title: 'link utili' }],
      // Both have this address.
      [TOPIC, { url: 'link_utili' }],
      // http://saveriobombelli.it/varie/altrisiti.html
      [TOPIC, { url: 'altrisiti' }],
    ],
    'competitor-mentions': [
      // http://dottorblaster.it/2012/08/recensione-kde-4-9/,
      // http://dottorblaster.it/2012/08/attenzione-app-net-effetto-instagram/
      [COMPETITOR, { oneOf: ['recensione di', 'alternativa a'] }, NOT_COMPETITOR],
    ],
    roundups: [
      // https://www.questionidorecchio.it/numero-del-26-ottobre-2/
      [TOPIC, { phrase: 'i consigli di lettura' }, RECENT],
      // https://ilbolive.unipd.it/it/news/cultura/libri-podcast-letture-ascolti-lestate
      [TOPIC, { title: 'libri e podcast' }, RECENT],
      // “Link della settimana 2019#11” in Andrea Dottor’s blog
      [TOPIC, { title: 'link della settimana' }, RECENT],
    ],
  },
  nl: {
    'guest-posts': [
      // https://www.psychosenet.nl/over-psychosenet/voorwaarden-gastblog/
      [TOPIC, { title: 'voorwaarden gastblog' }],
      // https://federatieveilignederland.nl/nl/actueel/blog-van-de-voorzitter/gastblog/richtlijnen-voor-het-schrijven-van-een-gastblog/,
      // https://projekta-suriname.blogspot.com/2014/12/schrijven-voor-onze-blog-gastschrijvers.html
      [TOPIC, { oneOf: ['schrijven van een gastblog', 'gastschrijvers welkom'] }],
      // https://developer.overheid.nl/contributing/gastblog-schrijven
      [TOPIC, { oneOf: ['gastblog schrijven', 'hoe schrijf ik een gastblog'] }],
      // https://developer.overheid.nl/contributing/gastblog-schrijven
      [TOPIC, { url: 'gastblog-schrijven' }],
      // https://sargasso.nl/gastbijdragen/
      [TOPIC, { url: 'gastbijdragen' }],
      // https://www.linkelinks.nl/
      [TOPIC, { title: 'schrijf mee' }],
    ],
    'resource-pages': [
      // https://github.com/reinier/reinierladan-website/blob/master/links.md
      [TOPIC, { title: 'links' }],
      // https://github.com/developer-overheid-nl/don-site/blob/main/blog/2025/05/21-hoe-haven-jou-helpt.md
      [TOPIC, { phrase: 'handige links' }],
      // https://www.tweevoeter.nl/wandelgroepen/
      [TOPIC, { phrase: 'hieronder een overzicht' }],
    ],
    'competitor-mentions': [
      // https://alper.nl/posts/old-personal-758/, https://reinier.fyi/blog/tech/250214-download-kindle-boeken/
      [COMPETITOR, { oneOf: ['interview met', 'als alternatief voor'] }, NOT_COMPETITOR],
    ],
    roundups: [
      // https://pedrodebruyckere.blog/2021/12/11/lectuur-op-zaterdag-mel-brooks-95-finland-leesbegrip-en-het-gevaar-van-lange-werkdagen/
      [TOPIC, { url: 'lectuur-op-zaterdag' }, RECENT],
      // https://reinier.fyi/blog/algemeen/250128-webhike/
      [TOPIC, { phrase: 'interessante links' }, RECENT],
      // https://reinier.fyi/nieuwsbrief/
      [TOPIC, { url: 'nieuwsbrief' }, RECENT],
      // https://www.metronieuws.nl/entertainment/podcasts/2021/03/de-5-favoriete-podcasts-van-ron-vergouwen/
      [TOPIC, { title: 'favoriete podcasts' }, RECENT],
    ],
  },
  pt: {
    'guest-posts': [
      // https://tableless.com.br/seja-um-autor/
      [TOPIC, { title: 'seja um autor' }],
      // https://tableless.com.br/seja-um-autor/
      [TOPIC, { phrase: 'escreva conosco' }],
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
    'resource-pages': [
      // https://tableless.com.br/modos-de-mesclagem-em-css/
      [TOPIC, { phrase: 'links úteis' }],
      // https://github.com/vitormarcal/marcal-blog/blob/main/content/bookmarks.md
      [TOPIC, { phrase: 'links interessantes coletados' }],
      // https://caminhodafe.com.br/ptbr/parceiros
      [TOPIC, { url: 'parceiros' }],
    ],
    'competitor-mentions': [
      // https://tableless.com.br/entrevista_joel_spolsky/, https://tableless.com.br/alternativas-ao-jquery/
      [COMPETITOR, { oneOf: ['entrevista com', 'alternativas ao'] }, NOT_COMPETITOR],
    ],
    roundups: [
      // http://sergioprado.org/links-da-semana-3/
      [TOPIC, { title: 'links da semana' }, RECENT],
      // https://tableless.com.br/tableless-weekly-5/
      [TOPIC, { phrase: 'seleção semanal' }, RECENT],
      // https://medium.com/@guilhermejales/recomenda%C3%A7%C3%B5es-da-semana-28-11-2015-7a4ece2dd28c
      [TOPIC, { title: 'recomendações da semana' }, RECENT],
      // https://github.com/thigcampos/thiagocampos/blob/main/content/blog/recomendacoes-leitura.md
      [TOPIC, { title: 'recomendações de leitura' }, RECENT],
      // https://gamarevista.uol.com.br/podcast/podcast-da-semana/os-melhores-podcasts-da-semana-em-2021
      [TOPIC, { phrase: 'convidado do podcast' }, RECENT],
    ],
    'broken-links': [
      // https://tableless.com.br/convertidos-de-volta/
      [TOPIC, { phrase: 'não existe mais' }],
    ],
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
      // “Za co tłumacze lubią autorów - internacjonalizacja” on http://techwriter.pl
      [TOPIC, { phrase: 'wpis gościnny' }, RECENT],
    ],
    'resource-pages': [
      // https://michalmarkus.github.io/Linki/
      [TOPIC, { title: 'linki' }],
      // Both: “Polecane strony” of the Prowincja Towarzystwa Chrystusowego w Ameryce Południowej
      [TOPIC, { title: 'polecane strony' }],
      [TOPIC, { url: 'polecane-strony' }],
    ],
    'competitor-mentions': [
      // http://timteller.pl/wywiad-marcin-nowak
      [COMPETITOR, { url: 'wywiad' }, NOT_COMPETITOR],
    ],
    roundups: [
      // https://www.polonianews.com/2010/10/co-tygodniowy-przeglad-prasy_31.html
      [TOPIC, { title: 'przegląd prasy' }, RECENT],
      // http://mynameisaks.com/page/2/?s=podaj+popkorn
      [TOPIC, { phrase: 'ciekawe linki' }, RECENT],
      // https://langturbo.com/en/learn/polish/podcasts/https%3A%2F%2Fanchor.fm%2Fs%2Facf437b8%2Fpodcast%2Fplay%2F80508955%2Fhttps%253A%252F%252Fd3ctxlq1ktw2nl.cloudfront.net%252Fstaging%252F2023-11-27%252Faed68ec6-cf55-c666-b2c9-643de0d80130.mp3
      [TOPIC, { phrase: 'moim gościem dziś jest' }, RECENT],
    ],
  },
}
