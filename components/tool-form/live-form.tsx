import {
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import type { useLoaded } from '@/components/elements/use-loaded'
import { FailureNotice, NOT_LOADED } from '@/components/result/failure-notice'
import { useReveal } from '@/components/result/use-reveal'
import layout from '@/components/tool-page/side-by-side.module.css'
import tool from '@/components/workers/text-tool.module.css'
import type { Values } from './field'
import { ToolForm } from './tool-form'
import { useFormPart } from './use-form-part'

interface LiveFormProps<V extends Values, Part extends object>
  extends Pick<ComponentProps<typeof ToolForm<V>>, 'form' | 'submitLabel' | 'privacy' | 'children'> {
  /** Whether there is anything to show a result of. */
  isFilled: (values: V) => boolean
  /** The part of the tool that shows a result. */
  view: ReturnType<typeof useLoaded<Part>>
  /** Names the result. */
  label: string
  /** Shown before the first result. */
  preview: ReactNode
  show: (part: Part, values: V, isExample: boolean) => ReactNode
}

/** The form of a tool whose result follows while somebody types. The button leads to the result, often below the screen. */
export function LiveForm<V extends Values, Part extends object>(props: LiveFormProps<V, Part>) {
  const { isFilled, view, label, preview, show, ...rest } = props
  const { form } = rest
  const [submits, setSubmits] = useState(0)
  const { result, revealNext } = useReveal(view.part && submits)
  const { values, over } = useDeferredValue(useFormPart(form, ({ state }) => state()))
  const hasResult = submits > 0 || isFilled(values)
  const prepare = useEffectEvent(() => void view.prepare())
  useEffect(() => {
    if (hasResult) prepare()
  }, [hasResult])

  function showResult(event: SyntheticEvent) {
    event.preventDefault()
    revealNext()
    setSubmits(submits + 1)
  }

  function tryExample(event: SyntheticEvent) {
    form.dispatch({ type: 'example' })
    showResult(event)
  }

  return (
    <div className={layout.sides}>
      <ToolForm
        {...rest}
        onSubmit={showResult}
        onPrepare={() => void view.prepare()}
        onExample={hasResult ? undefined : tryExample}
      />
      {hasResult ? (
        <section ref={result} tabIndex={-1} className={tool.result} aria-label={label}>
          {view.part && show(view.part, values, over?.of === 'example')}
          {view.part === null && <FailureNotice failure={NOT_LOADED} reload={form.reload} />}
        </section>
      ) : (
        preview
      )}
    </div>
  )
}
