'use client'

import { Article } from '@/components/article'

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <Article title="This page failed to load" lede="The fault is on our side, and it has been logged.">
      <p>Try again in a moment. If it keeps failing, the other pages and the endpoints may still work.</p>
      <p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </p>
    </Article>
  )
}
