import { ToolPage } from '@/components/tool-page/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Cleaner } from './cleaner'
import Text from './text.mdx'

const PATH = '/tools/prospect-list-cleaner'

export const generateMetadata = () => metadataOf(PATH)

export default function ProspectListCleaner() {
  return <ToolPage path={PATH} tool={Cleaner} text={Text({})} />
}
