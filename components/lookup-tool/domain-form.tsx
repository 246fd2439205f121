import { counted, englishNumber } from '@/components/elements/english'
import { FailureNotice } from '@/components/result/failure-notice'
import { Notice } from '@/components/result/notice'
import styles from '@/components/result/status.module.css'
import { FoldedForm } from '@/components/tool-form/folded-form'
import type { Form } from '@/components/tool-form/form'
import { ToolForm } from '@/components/tool-form/tool-form'
import type { LookupValues } from './definition'
import type { LookupList } from './lookup-list'
import type { useLookupDomains } from './use-lookup-domains'

interface Props {
  /** Names the result. */
  run: unknown
  form: Form<LookupValues>
  list: ReturnType<typeof useLookupDomains>
  submitLabel: string
}

/** The form of a tool that looks up domains, with the faults of its list, and the rest of one that is too long. */
export function DomainForm({ form, list, submitLabel, run }: Props) {
  const { job, max } = list
  const { sites = [], found } = job.kind === 'done' ? job.result : {}
  // The head of a sheet says it.
  const rest = found && !found.sheet ? sites.length - found.domains.length : 0
  const failure = job.kind === 'failed' ? job.failure : undefined
  return (
    <>
      <FoldedForm line={run && found ? lineOf(found) : undefined} run={run} isReading={job.kind === 'reading'}>
        <ToolForm
          form={form}
          submitLabel={submitLabel}
          privacy="Only the domains leave your browser."
          onSubmit={list.submit}
          onPrepare={list.prepare}
          onExample={run ? undefined : () => form.dispatch({ type: 'example' })}
          invalid={failure && 'domains'}
          status={
            <>
              <p className={styles.status} role="status">
                {/* A link's page would move. */}
                {job.kind === 'reading' && job.cause === 'visitor' && 'Reading…'}
              </p>
              {failure && <FailureNotice failure={failure} reload={form.reload} />}
            </>
          }
        />
      </FoldedForm>
      {rest > 0 && (
        <Notice kind="wait" title={counted(rest, 'domain was left out', 'domains were left out')}>
          <p>
            The limit is {englishNumber(max)} at a time. The first {englishNumber(max)} on your list are in the result.
          </p>
        </Notice>
      )}
    </>
  )
}

function lineOf({ sheet, name, domains }: LookupList): string {
  const [first = ''] = domains
  if (sheet) return `${name}, ${counted(domains.length, 'site')}`
  return domains.length > 1 ? `${first} and ${counted(domains.length - 1, 'more', 'more')}` : first
}
