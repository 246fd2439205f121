/**
 * Anchors that would fit any link on any page, by language. Add what is missing: accents, case and punctuation make no
 * difference. `pointers` stand before `things`, so "this" and "article" give "this article".
 */
export const genericPhrases: Readonly<Record<string, { pointers?: string; things?: string; phrases: string }>> = {
  en: {
    pointers:
      'this|that|the|their|his|her|its|our|your|my|visit|visit the|visit our|visit their|go to the|see the|see this|read the|read this|read the full|read full|view|view the|check out|check out the|via|via this|on this|from this',
    things:
      'article|blog|blog post|document|file|full article|full story|guide|home page|homepage|info|link|list|original|original article|original post|page|post|report|resource|review|site|source|story|study|thread|tool|tutorial|video|web page|web site|webpage|website',
    phrases:
      'add to cart|book now|buy|buy here|buy it here|buy now|check it out|check price|check price on amazon|click|click for more|click here|click here for more|click here to read more|click me|click this link|contact|contact us|continue|continue reading|details|download|download here|download now|ebook|enter|find out more|follow this link|full details|get it here|get started|go|go here|go here for more|have a look|here|here s how|home|info|information|learn more|learn more here|link here|link to article|link to site|more|more details|more here|more info|more information|more on this|next|official|official homepage|official page|official site|official web site|official website|on their website|open|order now|pdf|permalink|previous|prices|read|read about it here|read here|read it here|read more|read more here|read on|ref|reference|references|register|see|see also|see here|see more|shop|shop here|shop now|sign up|sign up here|site link|sources|start|start here|take a look|this one|try it|try it free|try it now|try now|url|view here|view more|view online|visit|visit here|visit now|visit us|watch|watch here|watch now|web|website link|www',
  },
  de: {
    pointers:
      'auf der|auf dieser|auf die|auf deren|auf seiner|auf ihrer|aus dem|der|deren|die|diese|dieser|diesem|diesen|dieses|den|im|in diesem|ihre|ihrer|seine|seiner|unsere|unserer|zu diesem|zum|zur|zur offiziellen|offizielle|direkt zum|direkt zur|jetzt zum|hier zum|hier zur|weiter zum|weiter zur|mehr im|mehr auf der',
    things:
      'angebot|anbieter|artikel|beitrag|blog|blogbeitrag|download|homepage|internetseite|link|onlineshop|original|originalartikel|produkt|quelle|seite|shop|site|startseite|video|webseite|website',
    phrases:
      'ansehen|an dieser stelle|anmelden|anschauen|bestellen|bei amazon|bei amazon ansehen|buchen|da|dazu|dort|details|einloggen|hier|hier ansehen|hier bestellen|hier entlang|hier geht es lang|hier geht es weiter|hier geht s|hier geht s lang|hier geht s weiter|hier gibt es mehr|hier informieren|hier klicken|hier kaufen|hier lesen|hier mehr erfahren|hier nachlesen|hier weiterlesen|homepage besuchen|infos|jetzt anmelden|jetzt ansehen|jetzt bestellen|jetzt buchen|jetzt entdecken|jetzt herunterladen|jetzt informieren|jetzt kaufen|jetzt lesen|jetzt testen|klick|klick hier|klicken sie hier|klicke hier|lesen|lesen sie mehr|lies mehr|mehr|mehr dazu|mehr details|mehr erfahren|mehr hier|mehr info|mehr infos|mehr informationen|mehr lesen|nachlesen|online ansehen|preis prüfen|quelle hier|quellen|siehe|siehe hier|siehe auch|startseite|vollständigen artikel lesen|webseite besuchen|website besuchen|weiter|weiter lesen|weitere infos|weitere informationen|weiterlesen|zurück|ganzen artikel lesen|herunterladen|impressum|kontakt',
  },
  fr: {
    pointers:
      'ce|cet|cette|ces|le|la|l|les|son|sa|leur|leurs|notre|votre|mon|sur ce|sur cette|sur le|sur son|sur leur|voir le|voir la|voir l|voir|visiter le|visitez le|consulter le|consulter la|consultez le|lire l|lire le|lire cet|via ce|via le|aller sur le|accéder au|accéder à la',
    things:
      'annonce|article|article complet|article original|blog|billet|boutique|document|fiche|lien|offre|original|page|page d accueil|site|site internet|site officiel|site web|source|vidéo',
    phrases:
      'à lire|à lire ici|accueil|acheter|acheter maintenant|achetez ici|c est ici|c est par ici|cliquer ici|cliquez ici|cliquez là|clique ici|commander|commander maintenant|contact|découvrir|découvrez|découvrir plus|en savoir plus|en savoir plus ici|en lire plus|en cliquant ici|ici|ici même|infos|je découvre|j en profite|là|lire|lire ici|lire la suite|lire plus|par ici|plus|plus d info|plus d infos|plus d informations|plus de détails|pour en savoir plus|réserver|réserver maintenant|retour|s inscrire|savoir plus|sources|suite|suivez ce lien|suivant|télécharger|télécharger ici|voir|voir ici|voir plus|voir le prix|essayer|essayer gratuitement|commencer|visiter|web',
  },
  es: {
    pointers:
      'este|esta|ese|esa|el|la|los|las|su|sus|nuestro|nuestra|nuestras|tu|mi|en este|en esta|en su|en el|en la|ver|ver el|ver la|visitar|visita|visita la|visita su|visitar la|visitar el|ir a la|ir al|ir a|leer el|lee el|leer|a través de este',
    things:
      'artículo|artículo completo|artículo original|blog|documento|enlace|entrada|fuente|link|noticia|noticia completa|oferta|página|página oficial|página principal|página web|post|sitio|sitio oficial|sitio web|tienda|vídeo|web|web oficial',
    phrases:
      'acceder|acceso|ahí|allí|apúntate|aquí|aquí mismo|comprar|comprar ahora|comprar aquí|compra ahora|compra aquí|clic aquí|click aquí|contacto|continuar leyendo|continúa leyendo|contratar|da clic aquí|dar clic aquí|descarga|descargar|descargar aquí|descubre más|descúbrelo|detalles|empezar|entrar|fuentes|hacer clic aquí|haga clic aquí|haz clic|haz clic aquí|haz click aquí|info|inicio|ir|lee más|leer|leer aquí|leer más|más|más aquí|más detalles|más info|más información|más información aquí|mira aquí|mira|pincha aquí|pinchando aquí|pinche aquí|por aquí|probar|prueba gratis|pulsa aquí|pulse aquí|regístrate|reserva ahora|reservar|saber más|seguir leyendo|sigue leyendo|siguiente|sitio web oficial|ver|ver aquí|ver detalles|ver más|ver precio|visítanos|volver',
  },
  it: {
    pointers:
      'questo|questa|quest|quel|il|lo|la|l|i|le|il loro|la loro|il suo|la sua|il nostro|la nostra|il mio|sul|sulla|sul loro|sul suo|a questo|a questa|in questo|in questa|da questo|vai al|vai alla|vai all|visita il|visita la|leggi l|leggi il|leggi|leggi questo|vedi|guarda il|tramite questo|consulta il',
    things:
      'articolo|articolo completo|articolo originale|blog|collegamento|documento|fonte|home page|homepage|link|negozio|notizia|offerta|pagina|pagina ufficiale|pagina web|post|shop|sito|sito internet|sito ufficiale|sito web|video',
    phrases:
      'acquista|acquista ora|acquista qui|approfondisci|clicca|clicca qui|clicca qui per|clicca su|cliccando qui|cliccare qui|compra|compra ora|contatti|continua|continua a leggere|contatta|dettagli|ecco|fonti|indietro|info|inizia|inizia ora|inizio|iscriviti|leggi|leggi di più|leggi qui|leggi tutto|maggiori informazioni|maggiori info|ordina ora|per saperne di più|per approfondire|più info|più informazioni|prenota|prenota ora|prosegui|prova gratis|prova ora|qua|qui|registrati|saperne di più|scarica|scarica ora|scarica qui|scopri|scopri di più|scopri qui|segui il link|ulteriori informazioni|vai|vai qui|vedi|vedi qui|vedi tutto|vedi offerta|vedi prezzo|visita|web',
  },
  nl: {
    pointers:
      'dit|deze|dat|die|de|het|hun|zijn|haar|onze|ons|mijn|via|via deze|via dit|op deze|op de|op hun|naar|naar de|naar het|naar deze|ga naar|ga naar de|ga naar het|bekijk|bekijk de|bekijk het|bezoek|bezoek de|lees|lees het|lees dit|lees het volledige|officiële',
    things:
      'aanbieding|artikel|bericht|blog|bron|document|homepage|link|origineel|pagina|product|shop|site|startpagina|verhaal|video|volledige artikel|webpagina|webshop|website|winkel',
    phrases:
      'aanmelden|bekijk|bekijk hier|bekijk meer|bestel|bestel hier|bestel nu|bestellen|boek nu|bronnen|contact|daar|details|download|download hier|hier|hier klikken|hier lezen|hier verder lezen|info|inloggen|klik|klik dan hier|klik hier|klik op deze link|koop hier|koop nu|lees hier|lees hier meer|lees hier verder|lees meer|lees verder|meer|meer details|meer hierover|meer info|meer informatie|meer lezen|meer weten|naar boven|ontdek|ontdek meer|probeer nu|reserveer nu|terug|verder|verder lezen|volgende|zie|zie hier|zie ook',
  },
  pt: {
    pointers:
      'este|esta|esse|essa|o|a|seu|sua|nosso|nossa|neste|nesta|no|na|do|da|ver|ver o|ver a|visite|visite o|visite a|visitar o|acesse o|acesse|aceder ao|ler o|leia o|ir para o|através deste',
    things:
      'artigo|artigo completo|blog|blogue|documento|fonte|ligação|link|loja|matéria|notícia|oferta|página|post|site|site oficial|sítio|texto|vídeo|website',
    phrases:
      'aqui|baixar|baixe aqui|cá|clique|clique aqui|clica aqui|clicar aqui|comprar|comprar agora|compre agora|contato|contacto|continuar a ler|continue lendo|descarregar|descubra|fontes|início|ir|leia aqui|leia mais|leia também|ler|ler mais|mais|mais aqui|mais detalhes|mais info|mais informação|mais informações|para saber mais|reservar|reserve agora|saber mais|saiba mais|saiba mais aqui|ver|ver aqui|ver mais|veja|veja aqui|veja mais|voltar',
  },
  pl: {
    pointers:
      'ten|ta|to|tego|tej|tym|na tej|na stronie|w tym|ich|jego|jej|nasza|nasz|pod tym|zobacz|odwiedź|przejdź na|przejdź do|czytaj',
    things:
      'adresem|artykuł|artykule|artykułu|blog|link|linkiem|oferta|oferty|post|sklep|sklepu|strona|stronę|strony|strona główna|strona internetowa|stronie|wpis|wpisie|źródło',
    phrases:
      'czytaj|czytaj dalej|czytaj tutaj|czytaj więcej|dalej|dowiedz się więcej|kliknij|kliknij tu|kliknij tutaj|kontakt|kup|kup teraz|kup tutaj|oficjalna strona|pobierz|pobierz tutaj|przeczytaj|przeczytaj więcej|sprawdź|sprawdź tutaj|szczegóły|tu|tutaj|w tym miejscu|więcej|więcej informacji|więcej tutaj|wstecz|zamów|zamów teraz|zarezerwuj|zobacz|zobacz tutaj|zobacz więcej|źródła',
  },
}
