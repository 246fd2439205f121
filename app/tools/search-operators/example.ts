import { emptyInputs, type Inputs } from '@/app/tools/search-operators/queries/read-inputs'

/** Invented: names under `.example` are nobody's (RFC 2606). */
export const example: Inputs = {
  ...emptyInputs,
  topics: 'trail running\nultramarathon training',
  brand: 'Harzpfad Shoes',
  competitor: 'Talwind talwind.example',
  ownDomain: 'harzpfad.example',
  year: '2025',
  exclude: 'laufblog.example\nberg-und-bahn.example',
}
