import type { ReactNode } from 'react'
import { Picture } from '@/components/figures/picture'
import { Unbroken } from '@/components/prose/unbroken'
import type { PictureName } from '@/lib/site/example-pictures'
import styles from './workflow.module.css'

/** How one list goes through the tools. */
export function Workflow() {
  return (
    <>
      <ol className={styles.workflow}>
        <Stage title="Find" picture="link-gap">
          Drop your rivals&rsquo; backlink exports and your own into <a href="/tools/link-gap">the link gap</a>. You get
          the sites that link to several rivals and not to you.
        </Stage>
        <Stage title="Clean" picture="prospect-list-cleaner">
          <a href="/tools/prospect-list-cleaner">The cleaner</a> keeps one row per site, with its name, its{' '}
          <Unbroken>e-mail</Unbroken> address and your notes. Everything it drops has a reason.
        </Stage>
        <Stage title="Rate" picture="domain-rating-checker">
          One click adds <a href="/tools/domain-rating-checker">Domain Rating</a> or{' '}
          <a href="/tools/pagerank-checker">PageRank</a> next to your own columns. Then filter by any of them.
        </Stage>
        <Stage title="Decide" picture="review">
          Go through the list by keyboard: keep or skip each site, and say why.{' '}
          <a href="/guides/qualify-a-prospect">Five minutes on a site</a> tell you more than any number.
        </Stage>
        <Stage title="Write" picture="e-mail-and-list">
          <a href="/tools/outreach-email-checker">The e-mail checker</a> fills in your pitch from each row of the list.
          You see every &ldquo;Hi Info&rdquo; before an editor does.
        </Stage>
        <Stage title="Look back" picture="links-by-now">
          A month later, compare the list with your own backlinks and{' '}
          <a href="/tools/link-gap">see who links to you now</a>: the page, the anchor and whether the link is followed.
        </Stage>
      </ol>
      <p className={styles.more}>
        <a href="/guides/a-prospecting-day">The whole day, step by step</a>
      </p>
    </>
  )
}

function Stage({ title, picture, children }: { title: string; picture: PictureName; children: ReactNode }) {
  return (
    <li className={styles.stage}>
      <Picture name={picture} />
      <p className={styles.title}>
        <strong>{title}</strong>
      </p>
      <p>{children}</p>
    </li>
  )
}
