'use client'

import type { MouseEvent } from 'react'
import type { Form } from '@/components/tool/form'
import { ToolForm } from '@/components/tool/tool-form'
import type { LookupValues } from './definition'
import { DomainStatus } from './domain-status'
import type { useDomains } from './use-domains'

/** The form of a tool that looks up to `max` domains up. `prepareResult` loads what will show them. */
export function DomainForm({
  form,
  domains,
  max,
  submitLabel,
  prepareResult,
  onExample,
}: {
  form: Form<LookupValues>
  domains: ReturnType<typeof useDomains>
  max: number
  submitLabel: string
  prepareResult: () => Promise<void>
  onExample?: (event: MouseEvent) => void
}) {
  return (
    <ToolForm
      form={form}
      submitLabel={submitLabel}
      privacy="Only the domains leave your browser."
      onSubmit={domains.submit}
      onPrepare={() => {
        domains.reader.prepare()
        void prepareResult()
      }}
      onExample={onExample}
      invalid={domains.problem && 'domains'}
      status={<DomainStatus domains={domains} max={max} reload={form.reload} />}
    />
  )
}
