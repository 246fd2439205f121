import type { ReactNode } from 'react'
import { Picture } from '@/components/figures/picture'
import type { PictureName } from '@/lib/site/example-pictures'
import styles from './stage.module.css'

/** How one list goes through the tools. */
export function Stages({ children }: { children: ReactNode }) {
  return <ol className={styles.stages}>{children}</ol>
}

export function Stage({ title, picture, children }: { title: string; picture: PictureName; children: ReactNode }) {
  return (
    <li className={styles.stage}>
      <Picture name={picture} />
      <p className={styles.title}>
        <strong>{title}</strong>
      </p>
      {children}
    </li>
  )
}
