import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Picture } from '@/components/figures/picture'
import { Breadcrumbs } from '@/components/frame/breadcrumbs'
import { JsonLd } from '@/components/frame/json-ld'
import { PageActions } from '@/components/page-actions/page-actions'
import article from '@/components/prose/article.module.css'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { Unbroken } from '@/components/prose/unbroken'
import { headingId, isElement, textOf, withHeadingIds } from '@/components/side-navigation/headings'
import { faqPage, type Question, softwareApplication } from '@/lib/head/structured-data'
import { pictureOf } from '@/lib/site/example-pictures'
import { findTool, type ToolPath } from '@/lib/site/tools'
import styles from './tool-page.module.css'

/** A tool's page: the tool with its form, then what to know about it, then its questions. */
export function ToolPage({
  path,
  tool: Tool,
  text,
  withoutScripts,
}: {
  path: ToolPath
  /** Shows `preview` before it has a result. */
  tool: ComponentType<{ preview: ReactNode }>
  /** Its `text.mdx`, called and not rendered, so that the page can find the headings and the questions in it. */
  text: ReactElement
  /** Inline markdown for readers without JavaScript. */
  withoutScripts?: string
}) {
  const page = findTool(path)
  const picture = pictureOf(path)
  const { about, questions } = partsOf(text)
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
          <Tool preview={picture && <Picture name={picture} isFirst />} />
        </div>
        <div className={`${article.article} ${styles.below}`}>
          <div className={article.text}>
            {withHeadingIds(about).content}
            <h2 id="questions">Questions</h2>
            {questions.map(({ question, answer }) => (
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
      <JsonLd graph={[softwareApplication(path), faqPage(questions)]} />
    </>
  )
}

/** The last part of a text has a question in each heading, and the answer in the paragraph below it. */
function partsOf(text: ReactElement): { about: ReactNode[]; questions: Question[] } {
  const nodes = Children.toArray((text as ReactElement<{ children: ReactNode }>).props.children)
  const at = nodes.findIndex((node) => isElement(node, 'h2') && textOf(node) === 'Questions')
  if (at < 0) throw new Error('The text of a tool has its questions at its end, below a heading “Questions”.')
  const texts = nodes
    .slice(at + 1)
    .filter(isValidElement)
    .map(textOf)
  const questions = texts.flatMap((question, index) =>
    index % 2 === 0 ? [{ question, answer: texts[index + 1] ?? '' }] : [],
  )
  return { about: nodes.slice(0, at), questions }
}
