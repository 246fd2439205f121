import { ToolPage } from '@/components/tool-page/tool-page'
import { metadataOf } from '@/lib/head/metadata'
import { Comparison } from './comparison'
import Text from './text.mdx'

const PATH = '/tools/compare-domains'

export const generateMetadata = () => metadataOf(PATH)

export default function CompareDomains() {
  return (
    <ToolPage
      path={PATH}
      withoutScripts="You can also get both numbers as JSON: `/api/domain-rating?target=example.com` and `/api/pagerank?domains[]=example.com`."
      tool={Comparison}
      text={Text({})}
    />
  )
}
