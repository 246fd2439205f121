import { ToolPage } from '@/components/tool-page/tool-page'
import { domainRatingLimit } from '@/lib/endpoints/domain-rating'
import { metadataOf } from '@/lib/head/metadata'
import { durationText } from '@/lib/limit/duration-text'
import { RATING_STALE_SECONDS } from '@/lib/limit/lifetimes'
import { ratingPace } from '@/lib/limit/policies'
import { RatingChecker } from './rating-checker'
import Text from './text.mdx'

const PATH = '/tools/domain-rating-checker'

export const generateMetadata = () => metadataOf(PATH)

export default function DomainRatingChecker() {
  return (
    <ToolPage
      path={PATH}
      withoutScripts="You can get the same numbers from `/api/domain-rating?target=example.com`, without a key."
      tool={RatingChecker}
      text={Text({ ...domainRatingLimit, ...ratingPace, staleFor: durationText(RATING_STALE_SECONDS) })}
    />
  )
}
