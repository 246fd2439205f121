import { describe, expect, it } from 'vitest'
import { createClassifier } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'

const classify = createClassifier({
  brands: ['Acme Labs', 'B&B'],
  keywords: ['running shoes', 'best shoes for trail running'],
  domain: 'https://www.acme-labs.com/',
})

describe('an anchor is', () => {
  it.each([
    ['Acme Labs', 'brand'],
    ['acmelabs', 'brand'],
    ['Acme-Labs', 'brand'],
    ['the team of Acme Labs', 'brand'],
    ['B&B', 'brand'],
    ['acme labs running shoes', 'brand'],
    ['Running Shoes', 'exact match'],
    ['“running shoes”', 'exact match'],
    ['cheap running shoes online', 'partial match'],
    ['shoes for running', 'partial match'],
    ['the shoe that I wear for running', 'partial match'],
    ['https://acme-labs.com/shop?x=1', 'naked URL'],
    ['www.acme-labs.com', 'naked URL'],
    ['acme-labs.com', 'naked URL'],
    ['blog.acme-labs.com/post', 'naked URL'],
    ['https://elsewhere.example/', 'naked URL'],
    ['Node.js', 'other'],
    ['acme-labs.com is great', 'brand'],
    ['click here', 'generic'],
    ['Read more…', 'generic'],
    ['', 'image or empty'],
    [' ', 'image or empty'],
    ['(empty)', 'image or empty'],
    ['→', 'generic'],
    ['[2]', 'generic'],
    ['2019', 'other'],
    ['a study of gait', 'other'],
    ['shoes', 'other'],
  ] as const)('%j: %s', (anchor, type) => {
    expect(classify(anchor, false)).toBe(type)
  })

  it('an image, whatever its alternative text says', () => {
    expect(classify('running shoes', true)).toBe('image or empty')
  })

  it('never brand or keyword where none was given', () => {
    const bare = createClassifier({ brands: [], keywords: [''], domain: '' })
    expect(bare('running shoes', false)).toBe('other')
    expect(bare('acme-labs.com/x', false)).toBe('naked URL')
  })
})
