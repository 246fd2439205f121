import type { FormEvent } from 'react'
import styles from '@/app/tools/anchor-text-analyser/analyser.module.css'
import type { Profile } from '@/app/tools/anchor-text-analyser/messages'
import { Button } from '@/components/elements/button'
import { Field } from '@/components/tool-page/field'

type Props = Pick<Profile, 'name' | 'brands'> & { onChange: (brands: string) => void }

/** The names that count as brand, which the visitor can correct. */
export function BrandNames({ name, brands, onChange }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onChange(event.currentTarget.querySelector('input')?.value ?? '')
  }
  return (
    <form className={styles.brands} onSubmit={submit}>
      <Field
        type="text"
        label={`Brand names of ${name}`}
        defaultValue={brands.join(', ')}
        hint={brands.length === 0 && NONE}
      />
      <Button type="submit">Count again</Button>
    </form>
  )
}

const NONE = 'No brand name is known, so no anchor counts as brand. Enter the names that people use.'
