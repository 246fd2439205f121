import { keysOf } from '@/components/backlinks/recognise-columns'

/** Names of columns with a rating, those of a site before those of a page: of the first, sites are sorted. */
export const RATINGS = keysOf(`domain rating, dr, domain ascore, authority score, ascore, as, domain authority, da,
  source trust flow, trust flow, tf, source citation flow, citation flow, domain trust, dt, domain inlink rank,
  domain rank, page ascore, page rating, ur, url rating, page authority, pa, inlink rank, visibility index,
  sichtbarkeitsindex, visibility, sichtbarkeit, indice de visibilité`)

/** Names of columns with the day of a link: the first sight of it, or else another. */
export const SEEN = keysOf(`first seen, first seen date, first found, first crawled, first index date, first indexed,
  date found, found, discovered, date first seen, link first seen, date, erstmals gesehen, zuerst gesehen, gefunden am, entdeckt,
  première vue, première détection, découvert, date de découverte, visto por primera vez, primera vez visto,
  prima rilevazione, eerst gezien, last seen, last crawled, zuletzt gecrawlt, zuletzt gesehen, letztes crawling,
  dernière exploration, dernière vue`)

/** Names of columns that have a day or a flag where a link is gone. */
export const LOST = keysOf(`lost, lost link, link lost, lost date, date lost, is lost, deleted, flag deleted, removed,
  verloren, verlorener link, perdu, lien perdu, perdido, enlace perdido, perso`)
