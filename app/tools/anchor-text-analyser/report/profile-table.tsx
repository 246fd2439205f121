import type { ReactNode } from 'react'
import { anchorTypes } from '@/app/tools/anchor-text-analyser/anchors/anchor-types'
import type { Profile } from '@/app/tools/anchor-text-analyser/messages'
import { Bar } from '@/components/elements/bar'
import { counted, englishNumber } from '@/components/elements/english'
import scroll from '@/components/elements/scroll-hint.module.css'
import { percent } from './percent'
import styles from './profile-table.module.css'
import { rowsIn } from './rows-in'

/** The profiles in columns: the share of each type as a bar, then the totals. A table, so that it can be read without the bars. */
export function ProfileTable({ profiles }: { profiles: readonly Profile[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={`${scroll.hint} ${styles.scroller}`} aria-label="Anchor types" tabIndex={0}>
      <table className={styles.table}>
        <caption>Anchor types, as a share of all links in each export</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            {profiles.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {anchorTypes.map((type) => (
            <Row key={type} title={type} profiles={profiles}>
              {({ types, isCounted }) => {
                const { share = 0, links = 0 } = types.find((one) => one.type === type) ?? {}
                return <Share share={share} detail={counted(links, isCounted ? 'link' : 'anchor')} />
              }}
            </Row>
          ))}
        </tbody>
        <tbody className={styles.totals}>
          <Row title="followed links" profiles={profiles}>
            {({ followed, links }) =>
              followed === undefined ? (
                <Unknown />
              ) : (
                <Share share={links === 0 ? 0 : followed / links} detail={counted(followed, 'link')} />
              )
            }
          </Row>
          <Row title="linking sites" profiles={profiles}>
            {({ sites, sitesAtMost }) => {
              if (sites !== undefined) return <Figure value={sites} />
              return sitesAtMost === undefined ? <Unknown /> : `at most ${englishNumber(sitesAtMost)}`
            }}
          </Row>
          <Row title="links" profiles={profiles}>
            {({ links, isCounted }) => (isCounted ? <Figure value={links} /> : <Unknown />)}
          </Row>
          <Row title="distinct anchors" profiles={profiles}>
            {({ texts }) => <Figure value={texts} />}
          </Row>
          {profiles.some(({ skipped }) => skipped.length > 0) && (
            <Row title="rows left out" profiles={profiles}>
              {({ skipped }) => <Figure value={rowsIn(skipped)} />}
            </Row>
          )}
        </tbody>
      </table>
    </section>
  )
}

function Row({
  title,
  profiles,
  children,
}: {
  title: string
  profiles: readonly Profile[]
  children: (profile: Profile) => ReactNode
}) {
  return (
    <tr>
      <th scope="row">{title}</th>
      {profiles.map((profile) => (
        <td key={profile.name}>{children(profile)}</td>
      ))}
    </tr>
  )
}

function Share({ share, detail }: { share: number; detail: string }) {
  return (
    <div className={styles.share}>
      <span className={styles.figure}>{percent(share)}</span> <small>{detail}</small>
      <Bar share={share} />
    </div>
  )
}

function Figure({ value }: { value: number }) {
  return <span className={styles.figure}>{englishNumber(value)}</span>
}

function Unknown() {
  return <small>not in the export</small>
}
