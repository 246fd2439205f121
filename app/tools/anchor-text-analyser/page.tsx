import { ToolPage } from '@/components/tool-page/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Analyser } from './analyser'
import Text from './text.mdx'

const PATH = '/tools/anchor-text-analyser'

export const generateMetadata = () => metadataOf(PATH)

export default function AnchorTextAnalyser() {
  return <ToolPage path={PATH} tool={Analyser} text={Text({})} />
}
