import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { withHeadingIds } from '@/components/side-navigation/headings'

it('lists headings in fragments and lists, and gives them the ids that it lists', () => {
  const { headings, content } = withHeadingIds([
    <p key="p">Text</p>,
    <div key="list">
      <h2>Not at the top</h2>
    </div>,
    <h2 key="first">1. One address, two forms</h2>,
    <>
      <h2>
        What <code>Accept</code> decides
      </h2>
      {false}
      <h3>A part of it</h3>
      <h2 id="own">Own</h2>
    </>,
  ])
  expect(headings).toEqual([
    { id: 'on-1-one-address-two-forms', title: '1. One address, two forms' },
    { id: 'what-accept-decides', title: 'What Accept decides' },
    { id: 'own', title: 'Own' },
  ])
  const html = renderToStaticMarkup(content)
  for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`)
  expect(html).toContain('<h3 id="a-part-of-it">')
  expect(html).toContain('<div><h2>Not at the top</h2></div>')
})
