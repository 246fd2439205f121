'use client'

import { Article } from '@/components/article'
import { Button } from '@/components/button'

export default function PageError({ reset }: { reset: () => void }) {
  return (
    <Article title="This page failed to load" lede="The fault is on our side, and it has been logged.">
      <p>Try again in a moment. If it keeps failing, the other pages and the endpoints may still work.</p>
      <p>
        <Button onClick={reset}>Try again</Button>
      </p>
    </Article>
  )
}
