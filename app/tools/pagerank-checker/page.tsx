import { ToolPage } from '@/components/tool-page/tool-page'
import { MAX_PAGE_RANK_DOMAINS } from '@/lib/endpoints/page-rank-domains'
import { pageRankLimit } from '@/lib/endpoints/pagerank'
import { metadataOf } from '@/lib/head/metadata'
import { PageRankChecker } from './page-rank-checker'
import Text from './text.mdx'

const PATH = '/tools/pagerank-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function PageRankCheckerPage() {
  return (
    <ToolPage
      path={PATH}
      withoutScripts="You can get the same numbers from `/api/pagerank?domains[]=example.com`, without a key."
      tool={PageRankChecker}
      text={Text({ ...pageRankLimit, maxDomains: MAX_PAGE_RANK_DOMAINS })}
    />
  )
}
