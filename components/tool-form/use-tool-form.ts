import { useEffect, useState } from 'react'
import { isOwnQuery, showQuery } from '@/components/result/show-query'
import { browserStore } from '@/components/store/browser-store'
import type { Tool } from './define-tool'
import type { Values } from './field'
import { createForm, type Form } from './form'
import { nameTab } from './tab'

/** At 100,000 characters a write takes 2 ms of the main thread, and a key without it 13 ms. */
const PAUSE_MS = 500

/** A tool's form on this page: restored, saved, and following its links. */
export function useToolForm<V extends Values>(tool: Tool<V>): Form<V> {
  const [form] = useState(() => formOf(tool))
  useEffect(() => {
    const follow = () => form.follow(window.location.hash)
    // The last event of which a page can be sure.
    const leave = () => document.visibilityState === 'hidden' && form.leave()
    const { hash, search } = window.location
    void form.start({ fragment: hash, search, isOwnSearch: isOwnQuery() })
    window.addEventListener('hashchange', follow)
    document.addEventListener('visibilitychange', leave)
    return () => {
      window.removeEventListener('hashchange', follow)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [form])
  return form
}

function formOf<V extends Values>(tool: Tool<V>): Form<V> {
  return createForm(tool, {
    store: browserStore,
    tab: () => nameTab(tool.id),
    now: Date.now,
    domainsOf: async (list) => (await import('@/components/saved-lists/domains-of')).domainsOf(list),
    removeLists: async (lists) =>
      lists.length > 0 && (await import('@/components/saved-lists/browser-lists')).browserLists.removeUndecided(lists),
    reload: () => window.location.reload(),
    pause: (end) => setTimeout(end, PAUSE_MS),
    leaveLink() {
      if (window.location.hash !== '') showQuery(window.location.search, isOwnQuery())
    },
  })
}
