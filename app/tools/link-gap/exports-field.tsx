import { useState } from 'react'
import { counted } from '@/components/elements/english'
import { describeFile } from '@/components/saved-lists/named-file'
import { useList } from '@/components/saved-lists/use-list'
import { FileDrop } from '@/components/sheet/file-drop'
import type { ControlProps, Field } from '@/components/tool-form/field'
import { formIn, group } from '@/components/tool-form/group-field'
import { droppedList, ListText, type ListValue, list } from '@/components/tool-form/list-field'
import { several } from '@/components/tool-form/several-field'
import { text } from '@/components/tool-form/text-field'
import { useFormPart } from '@/components/tool-form/use-form-part'
import styles from './exports-field.module.css'
import { MAX_EXPORTS } from './messages'

export interface ExportValue {
  /** Empty where the export says it. */
  whose: string
  rows: ListValue
}

const whose = text({
  label: 'Whose links are these? (if the file doesn’t say)',
  placeholder: 'rival.com',
  inputMode: 'url',
})
/** Its control is not used: the drop above takes files. */
const rows = list({
  label: 'Rows of the export, with its header',
  releaseLabel: '',
})

/** Exports of several sites, which can be dropped at once. */
export function exportsField(): Field<readonly ExportValue[]> {
  const pasted = several({
    label: 'Export',
    addLabel: 'Paste an export instead',
    of: exportOf,
    least: 0,
    max: MAX_EXPORTS,
  })
  return { ...pasted, control: (props) => <ExportsControl {...props} field={pasted} /> }
}

function exportOf(number: number): Field<ExportValue> {
  const fields = group({ label: `Export ${number}`, fields: { whose, rows } })
  return { ...fields, control: (props) => <ExportControl {...props} number={number} /> }
}

function ExportsControl({ field, ...props }: ControlProps & { field: Field<readonly ExportValue[]> }) {
  const { form, name } = props
  const [left, setLeft] = useState(0)
  const now = () => form.state().values[name] as readonly ExportValue[]
  async function take(files: readonly File[]) {
    const room = MAX_EXPORTS - now().length
    setLeft(Math.max(0, files.length - room))
    const lists = await Promise.all(files.slice(0, room).map(droppedList))
    form.set(name, [...now(), ...lists.map((rows): ExportValue => ({ whose: '', rows }))])
  }
  return (
    <div className={styles.exports}>
      <FileDrop
        label="Drop them all here, or choose them: CSV, TSV, .xlsx, .ods, .zip or .gz"
        onFiles={(files) => void take(files)}
        takesSeveral
      >
        <p className={styles.title}>Backlink or referring-domain exports of up to ten rivals, and yours</p>
      </FileDrop>
      <p className={styles.left} role="status">
        {left > 0 && `${counted(left, 'file')} left out. The limit is ${MAX_EXPORTS} exports at once.`}
      </p>
      {field.control(props)}
    </div>
  )
}

/** A file, or a field for rows, and whose it is. */
function ExportControl({ form, name, number }: ControlProps & { number: number }) {
  const [inner] = useState(() => formIn(form, name))
  const id = useFormPart(form, ({ state }) => (state().values[name] as ExportValue).rows.list)
  const opened = useList(id)
  return (
    <fieldset className={styles.export}>
      <legend>
        {opened && describeFile({ file: opened.file, name: opened.list.name })}
        {opened === null && 'This export is no longer saved in this browser, or this page cannot read it'}
        {opened === undefined && `Export ${number}`}
      </legend>
      {whose.control({ form: inner, name: 'whose' })}
      {id === undefined && (
        <ListText
          form={inner}
          name="rows"
          label={rows.label}
          placeholder={'Source url,Target url,Anchor\nhttps://example.org/post,https://example.com/,Shoes'}
          rows={3}
        />
      )}
    </fieldset>
  )
}
