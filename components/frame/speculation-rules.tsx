import { pages } from '@/lib/site/pages'

/** Lets a browser fetch a page when the pointer rests on its link. It never renders one, so no script runs early. */
export function SpeculationRules() {
  const rules = {
    prefetch: [{ where: { href_matches: pages.map(({ path }) => path) }, eagerness: 'moderate' }],
  }
  return <script type="speculationrules">{JSON.stringify(rules)}</script>
}
