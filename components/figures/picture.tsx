import { examplePictures, type PictureName, picturePath } from '@/lib/site/example-pictures'
import styles from './picture.module.css'

/** A picture of a tool's result. Its numbers are invented, so the page's markdown leaves it out. */
export function Picture({ name, isFirst = false }: { name: PictureName; isFirst?: boolean }) {
  const { width, height, alt, caption } = examplePictures[name]
  return (
    <figure className={styles.figure} data-mockup data-markdown-ignore>
      <figcaption className={styles.caption}>Example: {caption}</figcaption>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={picturePath(name, 'dark')} />
        <img
          className={styles.picture}
          src={picturePath(name, 'light')}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? undefined : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </figure>
  )
}
