import type { Link } from '@/app/tools/link-gap/reading/read-links'
import { shortened } from '@/components/elements/shortened'
import styles from './result.module.css'

const MAX_SHOWN = 60

/** A linking page, its anchor, and what the export says about following it. */
export function LinkCell({ link }: { link: Link | undefined }) {
  if (!link) return <span className={styles.none}>no link</span>
  const { page, host, anchor, followed, rel } = link
  const address = page || host
  const text = shortened(address.replace(/^https?:\/\/(?:www\.)?/i, ''), MAX_SHOWN)
  return (
    <span className={styles.link}>
      {/^https?:\/\//i.test(address) ? (
        <a href={address} rel="nofollow noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
      {(anchor !== '' || followed === false) && (
        <small>
          {anchor !== '' && `“${shortened(anchor, MAX_SHOWN)}”`}
          {anchor !== '' && followed === false && ', '}
          {followed === false && rel}
        </small>
      )}
    </span>
  )
}
