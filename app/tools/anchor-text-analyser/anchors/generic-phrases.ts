/** The words of one language; between two entries stands a `|`. Accents, case and punctuation make no difference. */
export interface GenericWords {
  /** Whole anchors, such as "read more". Words of `ends` may follow. */
  phrases: string
  /** What is pointed at: "article". A whole anchor as well. */
  things: string
  /** What is pointed at only after a pointer: "this recipe" fits any link, and "recipe" is a topic. */
  nouns: string
  /** They stand before things and nouns: "this", "on their". */
  pointers: string
  /** They stand between a pointer and what it points at, or before a thing: "full". */
  adjectives: string
  /** They stand before pointers, adjectives and `ends`: "read". */
  calls: string
  /** They stand after a call, a thing or a phrase: "here". */
  ends: string
}

/** Anchors that would fit any link on any page, by language. Add what is missing. */
export const genericPhrases: Readonly<Record<string, GenericWords>> = {
  en: {
    pointers:
      'go to|head to|jump to|link to|read|see|download|this|that|the|their|his|her|its|our|your|my|visit|visit the|visit our|visit their|go to the|see the|see this|read the|read this|read the full|read full|view|view the|check out|check out the|via|via this|on this|from this|from their|from the|from our|from that|from his|from her|at their|at the|at this|in the|in this|in that|in our|in their|to the|to their|to this|to our|via the|via their|a|an|another|these|those|according to this|according to the|according to their|by this|for this|with this|like this|link to the|link to this|link to their|link to our',
    adjectives:
      'full|whole|entire|complete|original|official|helpful|useful|great|excellent|good|interesting|recent|latest|new|detailed|quick|short|handy|informative|in depth|related|same|following|linked|external|source|online',
    things:
      'article|blog|blog post|document|file|full article|full story|guide|home page|homepage|info|link|list|original|original article|original post|page|post|report|resource|review|site|source|story|study|thread|tool|tutorial|video|web page|web site|webpage|website|pdf|download|blogpost|ebook|web link|weblink|page here|link here',
    nouns:
      'release|press release|publication|infographic|presentation|podcast|episode|interview|book|profile|announcement|image|photo|picture|slides|text|piece|entry|discussion|forum|store|shop|offer|deal|faq|survey|data|analysis|explanation|example|chart|graph|table|poll|statement|map|app|contact form|contact page|shop page|product page|landing page',
    calls:
      'click|read|see|view|visit|find|find out|learn|check|check out|look|look at|get|go|go to|download|watch|listen|listen to|open|follow|continue|try|buy|order|shop|book|start|take a look at|have a look at|explore|discover|browse|access|please visit|please see|please click|head to|head over to|jump to|click on|click for|click to read|click to view|click through to|more at|more from|more in|more on|more about|learn more at|read more at|read more on|read more in|see more at|see more on|find out more at|find out more on',
    ends: 'here|now|today|online|below|it|this|that|more|more here|it here|them here|for more|for details|for more details|for more info|for more information|to read|to learn more|to read more|to view|to download|to find out more',
    phrases:
      'add to cart|book now|buy|buy here|buy it here|buy now|check it out|check price|check price on amazon|click|click for more|click here|click here for more|click here to read more|click me|click this link|contact|contact us|continue|continue reading|details|download|download here|download now|ebook|enter|find out more|follow this link|full details|get it here|get started|go|go here|go here for more|have a look|here|here s how|home|info|information|learn more|learn more here|link here|link to article|link to site|more|more details|more here|more info|more information|more on this|next|official|official homepage|official page|official site|official web site|official website|on their website|open|order now|pdf|permalink|previous|prices|read|read about it here|read here|read it here|read more|read more here|read on|ref|reference|references|register|see|see also|see here|see more|shop|shop here|shop now|sign up|sign up here|site link|sources|start|start here|take a look|this one|try it|try it free|try it now|try now|url|view here|view more|view online|visit|visit here|visit now|visit us|watch|watch here|watch now|via|web|website link|www|photo credit|image credit|image source|photo source|credit|credits|reply|comment|comments|share|tweet|email|e mail|faq|faqs|about|about us|terms|privacy policy|subscribe|log in|login|sign in|search|menu|top|back|back to top|close|skip to content|cached|direct link|profile',
  },
  de: {
    pointers:
      'auf der|auf dieser|auf die|auf deren|auf seiner|auf ihrer|aus dem|der|deren|die|diese|dieser|diesem|diesen|dieses|den|im|in diesem|ihre|ihrer|seine|seiner|unsere|unserer|zu diesem|zum|zur|zur offiziellen|offizielle|direkt zum|direkt zur|jetzt zum|hier zum|hier zur|weiter zum|weiter zur|mehr im|mehr auf der|auf seine|auf ihre|auf unserer|auf meiner|aus diesem|aus der|aus einem|bei|beim|von der|von dieser|hier geht s zum|hier geht s zur|hier geht es zum|hier geht es zur|hier der|hier die|hier das|das|dem|ein|eine|einen|einem|einer|ihren|ihrem|seinen|seinem|unseren|unserem|mein|meine|meinen|meinem|meiner|dein|deine|deinen|deiner|deinem|ihr|euer|eure|in dem|in diesen|in den|in dieser|in der|unter diesem|über diesen|weiteres im|weiteres auf der|mehr auf|mehr in diesem|mehr zum|nach|link zum|link zur|link zu diesem|link zu dieser|link zu|laut diesem|laut dieser|laut der|laut dem|laut',
    adjectives:
      'ganze|ganzen|ganzer|ganzes|vollständige|vollständigen|vollständiger|komplette|kompletten|kompletter|offizielle|offiziellen|offizieller|originale|originalen|ausführliche|ausführlichen|ausführlicher|hilfreiche|hilfreichen|hilfreicher|interessante|interessanten|interessanter|aktuelle|aktuellen|aktueller|neue|neuen|neuer|neues|neuesten|lesenswerte|lesenswerten|lesenswerter|tolle|tollen|toller|guten|guter|gute|eigene|eigenen|eigener|folgende|folgenden|folgender|verlinkte|verlinkten|verlinkter',
    things:
      'angebot|anbieter|artikel|beitrag|blog|blogbeitrag|download|homepage|internetseite|link|onlineshop|original|originalartikel|produkt|quelle|seite|shop|site|startseite|video|webseite|website|anbieterseite|blogartikel|blogpost|datei|dokument|internetauftritt|pdf|projektseite|projektwebsite|web seite|webshop|website hier|artikel hier|originalbeitrag|originalquelle|blogeintrag',
    nouns:
      'angebote|beiträge|bericht|buch|episode|folge|foto|infografik|interview|meldung|newsletter|podcast|podcastfolge|post|pressemitteilung|profil|quellen|rezept|studie|text|tool|produktseite|hersteller|herstellerseite|anleitung|bild|eintrag|kommentar|forum|thread|übersicht|liste|verlinkung|verweis|online shop|faq|karte|umfrage|grafik|kontaktformular|kontaktseite|programm|auswertung|statistik|erklärung|beispiel',
    calls:
      'klick|klicke|klicken|klicken sie|lies|lesen|lesen sie|sieh|siehe|schau|schaut|schauen|schauen sie|ansehen|besuche|besuchen|besuchen sie|gehe|geh|finde|finden|finden sie|erfahre|erfahren|erfahren sie|entdecke|entdecken|entdecken sie|lade|laden|bestelle|bestellen|kaufe|kaufen|buche|buchen|teste|testen|download|öffne|öffnen|hör|höre|hören|folge|folgen|folgen sie|nachlesen|nachzulesen|zu finden|gibt es|gibt s|weiter|weitere infos|weitere informationen|mehr infos|mehr informationen|mehr details|jetzt|hier',
    ends: 'hier|jetzt|online|unten|dort|heute|mehr|dazu|darüber|weiter|nach|an|rein|herunter|runter|mehr dazu|mehr hier|hier mehr|hier nach|lesen|ansehen|anschauen|nachlesen|besuchen|herunterladen|bestellen|kaufen|buchen|öffnen|aufrufen|anhören|entdecken|testen|finden|klicken|weiterlesen|gehen',
    phrases:
      'ansehen|an dieser stelle|anmelden|anschauen|bestellen|bei amazon|bei amazon ansehen|buchen|da|dazu|dort|details|einloggen|hier|hier ansehen|hier bestellen|hier entlang|hier geht es lang|hier geht es weiter|hier geht s|hier geht s lang|hier geht s weiter|hier gibt es mehr|hier informieren|hier klicken|hier kaufen|hier lesen|hier mehr erfahren|hier nachlesen|hier weiterlesen|homepage besuchen|infos|jetzt anmelden|jetzt ansehen|jetzt bestellen|jetzt buchen|jetzt entdecken|jetzt herunterladen|jetzt informieren|jetzt kaufen|jetzt lesen|jetzt testen|klick|klick hier|klicken sie hier|klicke hier|lesen|lesen sie mehr|lies mehr|mehr|mehr dazu|mehr details|mehr erfahren|mehr hier|mehr info|mehr infos|mehr informationen|mehr lesen|nachlesen|online ansehen|preis prüfen|quelle hier|quellen|siehe|siehe hier|siehe auch|startseite|vollständigen artikel lesen|webseite besuchen|website besuchen|weiter|weiter lesen|weitere infos|weitere informationen|weiterlesen|zurück|ganzen artikel lesen|herunterladen|impressum|kontakt|bildquelle|fotoquelle|bildnachweis|kontaktformular|datenschutz|datenschutzerklärung|über uns|antworten|kommentare|teilen|registrieren|nach oben|agb|faq|suche|zur suche|zum anfang|fotos|profil',
  },
  fr: {
    pointers:
      'ce|cet|cette|ces|le|la|l|les|son|sa|leur|leurs|notre|votre|mon|sur ce|sur cette|sur le|sur son|sur leur|voir le|voir la|voir l|voir|visiter le|visitez le|consulter le|consulter la|consultez le|lire l|lire le|lire cet|via ce|via le|aller sur le|accéder au|accéder à la|aux|au|du|d un|dans ce|dans cet|dans cette|dans l|dans leur|dans le|dans la|à ce|à cet|à cette|à la|à l|de ce|de cet|de cette|de la|de l|de leur|de son|depuis le|depuis leur|sur l|sur la|sur notre|sur votre|sur mon|un|une|nos|mes|vos|ses|ma|lien vers le|lien vers la|lien vers l|lien vers cet|lien vers leur|lien vers|selon ce|selon cet|selon cette|d après ce|d après cette',
    adjectives:
      'complet|complète|entier|entière|officiel|officielle|original|originale|petit|petite|super|excellent|excellente|intéressant|intéressante|nouvel|nouveau|nouvelle|dernier|dernière|bon|bonne|bel|beau|belle|même|autre|suivant|suivante|très bon|très bonne',
    things:
      'annonce|article|article complet|article original|blog|billet|boutique|document|fiche|lien|offre|original|page|page d accueil|site|site internet|site officiel|site web|source|vidéo|fichier|pdf|site officiel de la marque|source originale|blogue|article de blog|article ici|page officielle|page web|boutique en ligne',
    nouns:
      'bande annonce|bulletin|catalogue|chaîne|compte rendu|communiqué|dossier|entretien|épisode|étude|forum|galerie|guide|image|infographie|interview|livre|message|notice|offres|photo|podcast|portail|post|présentation|produit|profil|rapport|recette|ressource|sujet|texte|tutoriel|faq|carte|enquête|sondage|formulaire|programme|graphique|tableau|exemple|explication',
    calls:
      'cliquer|cliquez|clique|cliquez sur|lire|lisez|voir|voyez|visiter|visitez|découvrir|découvrez|consulter|consultez|accéder|accéder à|accédez à|aller|aller à|aller sur|allez|allez sur|rendez vous|rendez vous sur|télécharger|téléchargez|regarder|regardez|écouter|écoutez|suivre|suivez|commander|commandez|acheter|achetez|ouvrir|ouvrez|retrouver|retrouvez|trouver|essayer|essayez|réserver|réservez|en savoir plus|plus d infos|plus d informations|pour en savoir plus|à lire|à voir|à découvrir|disponible|source',
    ends: 'ici|maintenant|plus|en ligne|ci dessous|ci dessus|là|par ici|aujourd hui|dès maintenant|en entier|complet|complète|en détail',
    phrases:
      'à lire|à lire ici|accueil|acheter|acheter maintenant|achetez ici|c est ici|c est par ici|cliquer ici|cliquez ici|cliquez là|clique ici|commander|commander maintenant|contact|découvrir|découvrez|découvrir plus|en savoir plus|en savoir plus ici|en lire plus|en cliquant ici|ici|ici même|infos|je découvre|j en profite|là|lire|lire ici|lire la suite|lire plus|par ici|plus|plus d info|plus d infos|plus d informations|plus de détails|pour en savoir plus|réserver|réserver maintenant|retour|s inscrire|savoir plus|sources|suite|suivez ce lien|suivant|télécharger|télécharger ici|voir|voir ici|voir plus|voir le prix|essayer|essayer gratuitement|commencer|visiter|web|crédit photo|crédits photo|source image|mentions légales|à propos|répondre|commentaire|commentaires|partager|contactez nous|nous contacter|connexion|recherche|haut de page|profil',
  },
  es: {
    pointers:
      'este|esta|ese|esa|el|la|los|las|su|sus|nuestro|nuestra|nuestras|tu|mi|en este|en esta|en su|en el|en la|ver|ver el|ver la|visitar|visita|visita la|visita su|visitar la|visitar el|ir a la|ir al|ir a|leer el|lee el|leer|a través de este|al|del|un|una|unos|de este|de esta|de su|de la|desde este|desde su|desde la|en nuestra|en nuestro|en mi|en tu|en sus|por este|por esta|sobre este|a este|a esta|a su|a la|mis|tus|nuestros|estos|estas|aquel|aquella|enlace al|enlace a la|enlace a|link al|link a la|link a|según este|según esta|según el|según la',
    adjectives:
      'completo|completa|entero|entera|oficial|original|útil|interesante|excelente|gran|buen|buena|nuevo|nueva|último|última|siguiente|mismo|misma|otro|otra|estupendo|estupenda',
    things:
      'artículo|artículo completo|artículo original|blog|documento|enlace|entrada|fuente|link|noticia|noticia completa|oferta|página|página oficial|página principal|página web|post|sitio|sitio oficial|sitio web|tienda|vídeo|web|web oficial|archivo|pdf|tienda online|vídeo completo|blog post|web site|website|sitio web oficial|texto completo',
    nouns:
      'anuncio|canal|catálogo|comunicado|entrevista|episodio|estudio|ficha|foro|foto|guía|hilo|imagen|infografía|informe|libro|listado|material|nota|nota de prensa|perfil|podcast|portal|producto|publicación|receta|recurso|reportaje|reseña|texto|tutorial|fuentes|faq|mapa|encuesta|formulario|programa|gráfico|tabla|ejemplo|explicación|análisis',
    calls:
      'accede|accede a|acceder a|busca|clica|clicar|clic|click|haz clic|haz click|haga clic|hacer clic|pulsa|pulse|pincha|pinche|pinchar|compra|comprar|compre|conoce|consulta|consultar|consulte|descarga|descargar|descargue|descubre|descubrir|échale un vistazo|encuentra|encuéntralo|encuentre|entra|entra en|entrar|entrar en|escucha|escuchar|lee|lea|leer|mira|mirar|obtén|pide|prueba|probar|puedes leer|puedes ver|reserva|sigue|síguenos|ve|ve a|vea|ver|visita|visitar|visite|más información|más info|más detalles|más|ir|ir a|ir al|abrir|abre',
    ends: 'aquí|ahora|ya|online|en línea|más|aquí mismo|hoy|abajo|en este enlace|completo|completa|oficial|todo',
    phrases:
      'acceder|acceso|ahí|allí|apúntate|aquí|aquí mismo|comprar|comprar ahora|comprar aquí|compra ahora|compra aquí|clic aquí|click aquí|contacto|continuar leyendo|continúa leyendo|contratar|da clic aquí|dar clic aquí|descarga|descargar|descargar aquí|descubre más|descúbrelo|detalles|empezar|entrar|fuentes|hacer clic aquí|haga clic aquí|haz clic|haz clic aquí|haz click aquí|info|inicio|ir|lee más|leer|leer aquí|leer más|más|más aquí|más detalles|más info|más información|más información aquí|mira aquí|mira|pincha aquí|pinchando aquí|pinche aquí|por aquí|probar|prueba gratis|pulsa aquí|pulse aquí|regístrate|reserva ahora|reservar|saber más|seguir leyendo|sigue leyendo|siguiente|sitio web oficial|ver|ver aquí|ver detalles|ver más|ver precio|visítanos|volver|fuente de la imagen|créditos|crédito de la foto|responder|comentarios|compartir|contáctanos|sobre nosotros|quiénes somos|aviso legal|buscar|iniciar sesión|perfil',
  },
  it: {
    pointers:
      'questo|questa|quest|quel|il|lo|la|l|i|le|il loro|la loro|il suo|la sua|il nostro|la nostra|il mio|sul|sulla|sul loro|sul suo|a questo|a questa|in questo|in questa|da questo|vai al|vai alla|vai all|visita il|visita la|leggi l|leggi il|leggi|leggi questo|vedi|guarda il|tramite questo|consulta il|al|alla|all|allo|dal|dalla|dall|del|della|dell|nel|nella|nell|sullo|sull|sui|un|una|uno|nel suo|nel loro|sulla sua|sulla loro|sul nostro|sulla nostra|sul mio|di questo|di questa|su questo|su questa|quello|quella|quell|i nostri|le nostre|il tuo|la tua|link al|link alla|link all|link a|collegamento al|collegamento alla|secondo questo|secondo questa|secondo il|secondo la',
    adjectives:
      'completo|completa|intero|intera|ufficiale|originale|utile|interessante|ottimo|ottima|bel|bello|bella|nuovo|nuova|ultimo|ultima|seguente|stesso|stessa|altro|altra|buon|buona',
    things:
      'articolo|articolo completo|articolo originale|blog|collegamento|documento|fonte|home page|homepage|link|negozio|notizia|offerta|pagina|pagina ufficiale|pagina web|post|shop|sito|sito internet|sito ufficiale|sito web|video|allegato|comunicato stampa|e book|ebook|file|pdf|web site|website|fonte originale|sito di riferimento',
    nouns:
      'annuncio|approfondimento|brano|canale|catalogo|comunicato|episodio|forum|foto|galleria|guida|immagine|infografica|intervista|libro|lista|news|podcast|portale|prodotto|profilo|puntata|recensione|ricetta|risorsa|scheda|servizio|sondaggio|studio|testo|tutorial|thread|sezione|negozio online|articoli|faq|mappa|modulo|programma|grafico|tabella|esempio|spiegazione|analisi|ricerca',
    calls:
      'accedi|accedi al|accedi alla|acquista|apri|ascolta|cerca|clicca|clicca su|cliccate|cliccare|compra|consulta|consultare|dai un occhiata|guarda|leggere|leggete|leggi|ordina|prenota|prova|scarica|scaricare|scopri|scoprite|scoprire|segui|trova|trovi|vai|vai a|andare|vedere|vedi|visita|visitate|visitare|maggiori informazioni|maggiori info|più informazioni|più info|ulteriori informazioni|disponibile|continua|continua a leggere|approfondisci|info',
    ends: 'qui|qua|ora|adesso|subito|online|di più|tutto|oggi|sotto|completo|completa|sul sito|l articolo|l articolo completo|il sito|la pagina|la fonte',
    phrases:
      'acquista|acquista ora|acquista qui|approfondisci|clicca|clicca qui|clicca qui per|clicca su|cliccando qui|cliccare qui|compra|compra ora|contatti|continua|continua a leggere|contatta|dettagli|ecco|fonti|indietro|info|inizia|inizia ora|inizio|iscriviti|leggi|leggi di più|leggi qui|leggi tutto|maggiori informazioni|maggiori info|ordina ora|per saperne di più|per approfondire|più info|più informazioni|prenota|prenota ora|prosegui|prova gratis|prova ora|qua|qui|registrati|saperne di più|scarica|scarica ora|scarica qui|scopri|scopri di più|scopri qui|segui il link|ulteriori informazioni|vai|vai qui|vedi|vedi qui|vedi tutto|vedi offerta|vedi prezzo|visita|web|crediti|credits|fonte immagine|rispondi|commenti|condividi|contattaci|chi siamo|cerca|profilo|torna su',
  },
  nl: {
    pointers:
      'dit|deze|dat|die|de|het|hun|zijn|haar|onze|ons|mijn|via|via deze|via dit|op deze|op de|op hun|naar|naar de|naar het|naar deze|ga naar|ga naar de|ga naar het|bekijk|bekijk de|bekijk het|bezoek|bezoek de|lees|lees het|lees dit|lees het volledige|officiële|aan deze|bij|bij de|bij het|een|hier de|hier het|hier een|in deze|in dit|in de|in het|in hun|in een|jouw|je|jullie|met deze|met dit|naar hun|naar onze|naar mijn|op onze|op mijn|op het|op een|op|uit dit|uit deze|uit het|van de|van het|van deze|van hun|via de|via het|via hun|via onze|uw|link naar de|link naar het|link naar deze|link naar|volgens dit|volgens deze|volgens de|volgens het',
    adjectives:
      'volledige|hele|complete|officiële|originele|oorspronkelijke|handige|nuttige|interessante|goede|mooie|leuke|nieuwe|laatste|andere|zelfde|volgende|recente|eigen|uitgebreide',
    things:
      'aanbieding|artikel|bericht|blog|bron|document|homepage|link|origineel|pagina|product|shop|site|startpagina|verhaal|video|volledige artikel|webpagina|webshop|website|winkel|blogartikel|blogbericht|blogpost|download|originele artikel|pdf|site hier|web site|website hier|weblog|bronvermelding',
    nouns:
      'aflevering|advertentie|bijdrage|boek|brochure|filmpje|folder|foto|forum|gids|handleiding|infographic|interview|lijst|nieuwsbericht|onderzoek|overzicht|persbericht|plaatje|podcast|post|profiel|programma|publicatie|rapport|recept|recensie|review|stuk|tekst|uitleg|online shop|faq|kaart|enquête|formulier|contactformulier|grafiek|tabel|voorbeeld|analyse',
    calls:
      'bekijk|bestel|bestellen|bezoek|bezoeken|boek|check|doorgaan|download|ga|ga naar|ga door|ga verder|kijk|kijk op|kijk eens|kijk verder|klik|klik op|klikken|koop|kopen|lees|lees meer op|lees meer in|lees verder op|lezen|luister|luister naar|meer|meer info|meer informatie|meer lezen|naar|ontdek|open|open de|probeer|reserveer|vind|volg|zie|zien|te vinden|te lezen',
    ends: 'hier|nu|online|meer|verder|hieronder|daar|vandaag|eens|hier meer|hier verder|bekijken|lezen|bezoeken|downloaden|bestellen|openen|kopen|terug',
    phrases:
      'aanmelden|bekijk|bekijk hier|bekijk meer|bestel|bestel hier|bestel nu|bestellen|boek nu|bronnen|contact|daar|details|download|download hier|hier|hier klikken|hier lezen|hier verder lezen|info|inloggen|klik|klik dan hier|klik hier|klik op deze link|koop hier|koop nu|lees hier|lees hier meer|lees hier verder|lees meer|lees verder|meer|meer details|meer hierover|meer info|meer informatie|meer lezen|meer weten|naar boven|ontdek|ontdek meer|probeer nu|reserveer nu|terug|verder|verder lezen|volgende|zie|zie hier|zie ook|fotobron|bron foto|reageer|reactie|reacties|delen|over ons|neem contact op|zoeken|profiel',
  },
  pt: {
    pointers:
      'este|esta|esse|essa|o|a|seu|sua|nosso|nossa|neste|nesta|no|na|do|da|ver|ver o|ver a|visite|visite o|visite a|visitar o|acesse o|acesse|aceder ao|ler o|leia o|ir para o|através deste|ao|à|aos|de um|deste|desta|desse|dessa|em nosso|em nossa|em seu|em sua|no seu|na sua|no nosso|na nossa|no meu|um|uma|meu|minha|teu|tua|nesse|nessa|pelo|pela|aquele|aquela|os|as|link para o|link para a|link para|segundo este|segundo esta|segundo o|segundo a',
    adjectives:
      'completo|completa|inteiro|inteira|oficial|original|útil|interessante|excelente|ótimo|ótima|novo|nova|último|última|seguinte|mesmo|mesma|outro|outra|bom|boa',
    things:
      'artigo|artigo completo|blog|blogue|documento|fonte|ligação|link|loja|matéria|notícia|oferta|página|post|site|site oficial|sítio|texto|vídeo|website|arquivo|blog post|loja online|pdf|ficheiro|texto completo|matéria completa|notícia completa|webpage|página web|página oficial',
    nouns:
      'anúncio|canal|catálogo|comunicado|entrevista|episódio|estudo|fórum|foto|guia|imagem|infográfico|lista|livro|perfil|podcast|portal|produto|publicação|receita|recurso|relatório|reportagem|tutorial|mapa|pesquisa|formulário|programa|gráfico|tabela|exemplo|análise',
    calls:
      'acede|aceda|acessar|abra|assista|baixe|carregue|clica|clique|clicar|clique em|compre|comprar|confira|confere|conheça|consulte|consultar|descarregue|descubra|encontre|entre|experimente|ir|ler|leia|ouça|peça|saiba|siga|veja|ver|vá|visite|visitar|mais informações|mais detalhes|saber mais|disponível',
    ends: 'aqui|agora|já|online|mais|hoje|abaixo|completo|completa|tudo|na íntegra|neste link',
    phrases:
      'aqui|baixar|baixe aqui|cá|clique|clique aqui|clica aqui|clicar aqui|comprar|comprar agora|compre agora|contato|contacto|continuar a ler|continue lendo|descarregar|descubra|fontes|início|ir|leia aqui|leia mais|leia também|ler|ler mais|mais|mais aqui|mais detalhes|mais info|mais informação|mais informações|para saber mais|reservar|reserve agora|saber mais|saiba mais|saiba mais aqui|ver|ver aqui|ver mais|veja|veja aqui|veja mais|voltar|crédito da foto|créditos|responder|comentários|compartilhar|partilhar|fale conosco|sobre nós|quem somos|buscar|perfil',
  },
  pl: {
    pointers:
      'ten|ta|to|tego|tej|tym|na tej|na stronie|w tym|ich|jego|jej|nasza|nasz|pod tym|zobacz|odwiedź|przejdź na|przejdź do|czytaj|na tym|na ich|na jego|na naszej|na naszym|w tej|w ich|w naszym|z tego|z tej|do|do tego|pod|nasze|moja|mój|mojego|twoja|swoja|swojej|jedna|jeden|te|tę|o|link do|według tego|według tej',
    adjectives:
      'cały|całą|całego|pełny|pełna|pełną|pełnego|oficjalna|oficjalny|oficjalnej|oficjalną|oryginalny|oryginalna|ciekawy|ciekawa|świetny|świetna|nowy|nowa|ostatni|ostatnia|następny|inny|inna|przydatny|przydatna',
    things:
      'adresem|artykuł|artykule|artykułu|blog|link|linkiem|oferta|oferty|post|sklep|sklepu|strona|stronę|strony|strona główna|strona internetowa|stronie|wpis|wpisie|źródło|blogu|blogpost|bloga|cały artykuł|dokument|plik|pdf|sklep internetowy|strona www|stronę internetową|stronie internetowej|wpisu|źródła|źródle',
    nouns:
      'film|filmik|filmie|forum|galeria|grafika|informacja|instrukcja|książka|lista|materiał|materiale|odcinek|odcinku|opracowanie|podcast|poradnik|poradniku|poście|posta|profil|profilu|przepis|raport|recenzja|serwis|serwisie|temat|tekst|tekście|witryna|witrynie|wywiad|wideo|mapa|ankieta|formularz|program|wykres|tabela|przykład|analiza',
    calls:
      'czytaj|czytaj więcej|czytaj więcej na|dowiedz się|idź|kliknij|klikając|kup|kupić|obejrzyj|odwiedź|otwórz|pobierz|poznaj|przeczytaj|przejdź|przejdź na|przejdź do|sprawdź|szukaj|więcej|więcej na|więcej informacji|więcej informacji na|wejdź|wejdź na|zajrzyj|zajrzyj na|zajrzyj do|zamów|zarezerwuj|zobacz|zobacz więcej|posłuchaj|znajdziesz|do przeczytania|dostępne|link do|link',
    ends: 'tutaj|tu|teraz|online|więcej|dalej|dziś|poniżej|tam|całość',
    phrases:
      'czytaj|czytaj dalej|czytaj tutaj|czytaj więcej|dalej|dowiedz się więcej|kliknij|kliknij tu|kliknij tutaj|kontakt|kup|kup teraz|kup tutaj|oficjalna strona|pobierz|pobierz tutaj|przeczytaj|przeczytaj więcej|sprawdź|sprawdź tutaj|szczegóły|tu|tutaj|w tym miejscu|więcej|więcej informacji|więcej tutaj|wstecz|zamów|zamów teraz|zarezerwuj|zobacz|zobacz tutaj|zobacz więcej|źródła|źródło zdjęcia|odpowiedz|komentarze|udostępnij|o nas|szukaj|profil',
  },
}
