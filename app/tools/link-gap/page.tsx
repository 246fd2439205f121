import { ToolPage } from '@/components/tool-page/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { LinkGap } from './link-gap'
import Text from './text.mdx'

const PATH = '/tools/link-gap'

export const generateMetadata = () => metadataOf(PATH)

export default function LinkGapPage() {
  return <ToolPage path={PATH} tool={LinkGap} text={Text({})} />
}
