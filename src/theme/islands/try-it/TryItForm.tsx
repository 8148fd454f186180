import '../../styles/sheets/try-it.css'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { listBodyExamples } from '../../../runtime/api/try-it/form/form-values.ts'
import { getTryItMessages } from '../../../runtime/api/try-it/get-try-it-messages.ts'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { fieldId } from './field-id.ts'
import { BodyField } from './fields/BodyField.tsx'
import { CredentialFields } from './fields/CredentialFields.tsx'
import { focusInFold } from './fields/Fold.tsx'
import { OptionalFields } from './fields/OptionalFields.tsx'
import { ParameterFields } from './fields/ParameterFields.tsx'
import { ServerFields } from './fields/ServerFields.tsx'
import { getHeadingTag } from './heading-tag.ts'
import { TryItResult } from './response/TryItResult.tsx'
import { SendBar } from './SendBar.tsx'
import { useSamples } from './state/useSamples.ts'
import { useSending } from './state/useSending.ts'
import { useTryIt } from './state/useTryIt.ts'

export interface TryItFormProps {
  request: RequestSpec
}

/**
 * Fields for a request, and its response. Required fields come first, and the rest is collapsed, so that the button
 * that sends the request stays visible.
 */
export function TryItForm({ request }: TryItFormProps): ReactNode {
  const container = useRef<HTMLElement>(null)
  const form = useTryIt(request)
  const sending = useSending(form)
  useSamples(form, container)
  const { result } = sending
  const resultElement = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result !== undefined) resultElement.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const field = await sending.submit()
    if (field !== undefined) focusInFold(document.getElementById(fieldId(request, field)))
  }
  const title = fieldId(request, 'title')
  const Heading = getHeadingTag(request, 1)
  return (
    <section ref={container} className="try-form" aria-labelledby={title}>
      <Heading id={title} className="visually-hidden">
        {getTryItMessages().tryItTitle}
      </Heading>
      <form className="try-it-form" noValidate={true} autoComplete="off" onSubmit={submit}>
        <ParameterFields form={form} isRequired={true} />
        {request.body?.isRequired && <BodyField form={form} examples={listBodyExamples(request)} />}
        <div className="try-it-folds">
          <OptionalFields form={form} />
          <ServerFields form={form} />
          <CredentialFields form={form} />
        </div>
        <SendBar form={form} sending={sending} />
      </form>
      <ConfirmDialog form={form} sending={sending} />
      <div ref={resultElement}>
        {result !== undefined && <TryItResult result={result} request={request} />}
      </div>
    </section>
  )
}
