import type { Page } from '@/lib/site/pages'

/** Links to pages by their short names, as the items of a list. */
export function PageLinks({ pages, current }: { pages: readonly Page[]; current?: string }) {
  return pages.map(({ path, title, navigationLabel }) => (
    <li key={path}>
      <a href={path} aria-current={path === current ? 'page' : undefined}>
        {path === '/' ? 'Home' : (navigationLabel ?? title)}
      </a>
    </li>
  ))
}
