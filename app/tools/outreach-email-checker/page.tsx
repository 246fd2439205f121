import { phrasesIn } from '@/app/tools/outreach-email-checker/checks/phrases'
import { ToolPage } from '@/components/tool-page/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Checker } from './checker'
import Text from './text.mdx'

const PATH = '/tools/outreach-email-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function OutreachEmailChecker() {
  return <ToolPage path={PATH} tool={Checker} text={Text({ phrases: phrasesIn('en').length })} />
}
