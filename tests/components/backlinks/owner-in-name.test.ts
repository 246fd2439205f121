import { expect, it } from 'vitest'
import { ownerInName } from '@/components/backlinks/owner-in-name'

it.each([
  ['example.com-backlinks-subdomains_2026-11-26_12-00-00.csv', 'example.com'],
  ['www.example.co.uk-refdomains-subdomains__2026-11-26.csv', 'example.co.uk'],
  ['example.org-backlinks.csv', 'example.org'],
  ['example.com_backlinks_refdomains.xlsx', 'example.com'],
  ['backlinks-my-shop.de.csv', 'my-shop.de'],
  ['backlinks_my-shop.de.tsv', 'my-shop.de'],
  ['sc-domain-example.com-Top linking sites-2026-11-26.zip', 'example.com'],
  ['https___www.example.com_-Top-linking-sites-2026-11-26.zip', 'example.com'],
  ['Ahrefs export (example.net).csv', 'example.net'],
  ['jane.blogspot.com-backlinks.csv', 'jane.blogspot.com'],
  ['xn--mnchen-3ya.de-backlinks.csv', 'xn--mnchen-3ya.de'],
  ['links.v2.csv', undefined],
  ['backlinks (3).csv', undefined],
  ['Export 26.11.2026.csv', undefined],
  ['', undefined],
])('%s is of %s', (name, owner) => {
  expect(ownerInName(name)).toBe(owner)
})
