import { type ClipboardEvent, useState } from 'react'
import { Button } from '@/components/elements/button'
import { type Filter, readFilter } from '@/components/list-table/filter'
import { Notice } from '@/components/result/notice'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { OpenList } from '@/components/saved-lists/lists'
import { describeFile, longText } from '@/components/saved-lists/named-file'
import { useList } from '@/components/saved-lists/use-list'
import { FileDrop } from '@/components/sheet/file-drop'
import { type Choice, readChoice } from '@/components/sheet/reading/choice'
import { type ControlProps, type Field, type Filled, partOf } from './field'
import { TextControl, type TextOptions } from './text-field'
import { useFormPart } from './use-form-part'

/** A typed text, or a list of this browser in its place. */
export interface ListValue {
  text: string
  /** The id of the list. */
  list?: string
  /** How the text is to be read. A list has its own. */
  reading?: Choice
  /** The rows of the list that are meant; all of them without it. */
  filter?: Filter
}

interface ListOptions extends Pick<TextOptions, 'label' | 'hint' | 'placeholder' | 'rows' | 'fold' | 'queryName'> {
  dropLabel?: string
  /** On the button that takes a list out of the field. */
  releaseLabel: string
}

/** Sites, one or more a line, or a file with them. */
export function list(options: ListOptions): Field<ListValue> {
  return {
    ...options,
    initial: { text: '' },
    check: checkValue,
    ofList: (id, _, filter) => ({ text: '', list: id, ...(filter && { filter }) }),
    listsIn: ({ list }) => (list === undefined ? [] : [list]),
    control: (props) => <ListControl {...props} {...options} />,
  }
}

function checkValue(record: unknown): ListValue | undefined {
  if (typeof record === 'string') return { text: record }
  const { text, list, reading, filter } = Object(record)
  if (typeof text !== 'string') return undefined
  return {
    text,
    list: typeof list === 'string' ? list : undefined,
    reading: reading && readChoice(reading),
    filter: filter && readFilter(filter),
  }
}

const valueIn = (form: Filled, name: string) => form.state().values[name] as ListValue
function ListControl(props: ControlProps & ListOptions) {
  const { form, name, dropLabel, releaseLabel, rows = 10 } = props
  const id = useFormPart(form, () => valueIn(form, name).list)
  const opened = useList(id)
  const take = async (file: File) => form.set(name, await droppedList(file))
  return (
    <FileDrop label={dropLabel} onFiles={([file]) => file && void take(file)}>
      {id === undefined ? (
        <ListText {...props} rows={rows} isTall={props.rows === undefined} />
      ) : (
        <Notice
          kind="empty"
          title={titleOf(opened)}
          actions={<Button onClick={() => form.set(name, { text: '' })}>{releaseLabel}</Button>}
        />
      )}
    </FileDrop>
  )
}

/** `null` is a list that was deleted. */
function titleOf(opened: OpenList | null | undefined): string {
  if (opened) return describeFile({ file: opened.file, name: opened.list.name })
  return opened === null
    ? 'This list is no longer saved in this browser, or this page cannot read it'
    : 'Opening the list…'
}

/** A dropped file as a list: the one that is there, if its bytes are the same. */
export async function droppedList(file: File): Promise<ListValue> {
  return { text: '', list: await browserLists.addOnce({ file, name: file.name }) }
}

/** The text of a list field. One that is or grows too long becomes a list. */
export function ListText(props: ControlProps & TextOptions) {
  const { form, name } = props
  const [text] = useState(() => {
    const values = () => ({ [name]: valueIn(form, name).text })
    return partOf(form, values, (_, typed) => takeLong(String(typed)) || form.set(name, { text: typed }))
  })

  function takeLong(typed: string): boolean {
    const long = longText(typed)
    if (long) form.set(name, { text: '', list: browserLists.add(long) })
    return long !== undefined
  }

  function onPaste(event: ClipboardEvent) {
    if (takeLong(event.clipboardData.getData('text/plain'))) event.preventDefault()
  }
  return <TextControl {...props} form={text} isList onPaste={onPaste} />
}
