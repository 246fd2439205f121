'use client'

import { Button } from '@/components/elements/button'
import { Article } from '@/components/prose/article'

// A reload and not React's `reset`: after a deployment the scripts of the old build are gone.
export default function PageError() {
  return (
    <Article
      title="This page failed to load"
      lede="Something went wrong, or the site was updated after you opened the page."
    >
      <p>Reload it in a moment. If it keeps failing, the other pages and the endpoints may still work.</p>
      <p>
        <Button isPrimary onClick={() => window.location.reload()}>
          Reload page
        </Button>
      </p>
    </Article>
  )
}
