import { copyShownCode } from '@/components/code-tabs/copy-shown-code'
import { followTabs } from '@/components/code-tabs/follow-tabs'
import { showCounters } from '@/components/counters/show-counters'
import { copyPage } from '@/components/page-actions/copy-page'
import { followReader } from '@/components/side-navigation/follow-reader'
import { startFramework } from './start-framework'

void startFramework()
// Listens on the document, so pages that React hydrates later work too.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button) return
  if (button.matches('[data-copy-code]')) void copyShownCode(button)
  if (button.matches('[data-copy-page]')) void copyPage(button)
})
followTabs()
followReader()
void showCounters()
