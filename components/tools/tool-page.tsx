import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/frame/breadcrumbs'
import { JsonLd } from '@/components/frame/json-ld'
import { PageActions } from '@/components/page-actions/page-actions'
import article from '@/components/prose/article.module.css'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { Unbroken } from '@/components/prose/unbroken'
import { headingId, withHeadingIds } from '@/components/side-navigation/headings'
import { faqPage, type Question, softwareApplication } from '@/lib/head/structured-data'
import { findTool, type ToolPath } from '@/lib/site/tools'
import styles from './tool-page.module.css'

/**
 * A tool's page: the tool with its form, then what to know about it (`children`), then its questions.
 * `withoutScripts` is inline markdown for readers without JavaScript.
 */
export function ToolPage({
  path,
  tool,
  faq,
  withoutScripts,
  children,
}: {
  path: ToolPath
  tool: ReactNode
  faq: readonly Question[]
  withoutScripts?: string
  children: ReactNode
}) {
  const page = findTool(path)
  return (
    <>
      <Breadcrumbs page={page} />
      <main id="content">
        <div className={styles.top}>
          <h1>
            <Unbroken>{page.title}</Unbroken>
          </h1>
          <p className={styles.lede}>{page.lede}</p>
          <noscript>
            <p className={styles.noscript}>
              <strong>This tool runs in your browser and needs JavaScript.</strong>{' '}
              {withoutScripts && <InlineMarkdown>{withoutScripts}</InlineMarkdown>}
            </p>
          </noscript>
          {tool}
        </div>
        <div className={`${article.article} ${styles.below}`}>
          <div className={article.text}>
            {withHeadingIds(children).content}
            <h2 id="questions">Questions</h2>
            {faq.map(({ question, answer }) => (
              <div className={styles.question} key={question}>
                <h3 id={headingId(question)}>{question}</h3>
                <p>
                  <Unbroken>{answer}</Unbroken>
                </p>
              </div>
            ))}
          </div>
        </div>
      </main>
      <PageActions page={page} />
      <JsonLd graph={[softwareApplication(path), faqPage(faq)]} />
    </>
  )
}
