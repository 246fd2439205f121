import { Picture } from '@/components/figures/picture'
import { ArticlePage } from '@/components/prose/article-page'
import { metadataOf } from '@/lib/head/metadata'
import { pictureOf } from '@/lib/site/example-pictures'
import { findPage } from '@/lib/site/pages'
import type { Stage } from '@/lib/site/tool-facts'
import { tools } from '@/lib/site/tools'
import styles from './page.module.css'

export const generateMetadata = () => metadataOf('/tools')

const yourLists = {
  ...findPage('/tools/your-lists'),
  stage: 'look back',
  moment: 'You come back the next day.',
  scale: undefined,
  privacy: 'Your lists never leave your browser.',
} as const

const stages: readonly [Stage, title: string][] = [
  ['find', 'Find sites'],
  ['choose', 'Choose who to pitch'],
  ['write', 'Write'],
  ['look back', 'Look back'],
]

export default function Tools() {
  return (
    <ArticlePage path="/tools" lede="Which tool to use when. No account, no captcha, no credits.">
      <nav aria-label="All tools" data-full>
        <ul className={styles.names}>
          {tools.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.stages} data-full>
        {stages.map(([stage, title]) => (
          <section key={stage} className={styles.stage}>
            <h2>{title}</h2>
            {[...tools, yourLists]
              .filter((tool) => tool.stage === stage)
              .map((tool) => (
                <Tool key={tool.path} {...tool} />
              ))}
          </section>
        ))}
      </div>
    </ArticlePage>
  )
}

function Tool({ path, title, stage, moment, description, scale, privacy }: (typeof tools)[number] | typeof yourLists) {
  const picture = pictureOf(path)
  return (
    <section className={styles.tool}>
      {picture && <Picture name={picture} isFirst={stage === 'find'} />}
      <div className={styles.text}>
        <h3>
          <a href={path}>{title}</a>
        </h3>
        <p className={styles.moment}>{moment}</p>
        <p>{description}</p>
        <ul className={styles.facts}>
          {scale && <li>Scale: {scale}.</li>}
          <li>{privacy}</li>
        </ul>
      </div>
    </section>
  )
}
