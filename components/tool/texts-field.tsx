'use client'

import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/elements/button'
import type { ControlProps, Field, Filled } from './field'
import { TextControl, type TextOptions } from './text-field'
import styles from './texts-field.module.css'

interface TextsOptions extends Pick<TextOptions, 'label' | 'hint' | 'rows'> {
  max: number
}

/** Up to `max` texts of several sentences, in their order. The label names one of them. */
export function texts(given: TextsOptions): Field<readonly string[]> {
  return {
    ...given,
    initial: [],
    check: (value) =>
      Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.slice(0, given.max) : undefined,
    control: (props) => <TextsControl {...props} {...given} />,
  }
}

const textsOf = ({ form, name }: ControlProps) => form.state().values[name] as readonly string[]

function TextsControl({ form, name, label, max, ...options }: ControlProps & TextsOptions) {
  const now = () => textsOf({ form, name })
  const count = useSyncExternalStore(
    form.subscribe,
    () => now().length,
    () => now().length,
  )
  const noun = label.toLowerCase()
  return (
    <>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is known by its place
        <div className={styles.text} key={at}>
          <OneText {...options} form={form} name={name} at={at} label={`${label} ${at + 1}`} />
          <div>
            <Button variant="quiet" onClick={() => form.set(name, now().toSpliced(at, 1))}>
              Remove {noun} {at + 1}
            </Button>
          </div>
        </div>
      ))}
      {count < max && (
        <div>
          <Button variant="quiet" onClick={() => form.set(name, [...now(), ''])}>
            Add {noun}
          </Button>
        </div>
      )}
    </>
  )
}

function OneText({ form, name, at, ...options }: ControlProps & TextOptions & { at: number }) {
  const [one] = useState(() => oneOf({ form, name }, at))
  return <TextControl {...options} form={one} name={name} isProse />
}

/** A form with the text at one place as its field. */
function oneOf({ form, name }: ControlProps, at: number): Filled {
  const now = () => textsOf({ form, name })
  return {
    state: () => ({ values: { [name]: now()[at] ?? '' } }),
    set: (_, value) => form.set(name, now().with(at, String(value))),
    subscribe: form.subscribe,
  }
}
