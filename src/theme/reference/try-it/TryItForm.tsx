import '../../styles/sheets/try-it.css'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { bodyExamples } from '../../../runtime/reference/try-it/form/form-values.ts'
import type { RequestSpec } from '../../../shared/reference/request-spec.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { fieldId } from './field-id.ts'
import { BodyField } from './fields/BodyField.tsx'
import { CredentialFields } from './fields/CredentialFields.tsx'
import { ParameterFields } from './fields/ParameterFields.tsx'
import { ServerFields } from './fields/ServerFields.tsx'
import { ResultView } from './result/ResultView.tsx'
import { SendBar } from './SendBar.tsx'
import { useSamples } from './state/useSamples.ts'
import { useSending } from './state/useSending.ts'
import { useTryIt } from './state/useTryIt.ts'

export interface TryItFormProps {
  request: RequestSpec
}

/** Fields for everything that a request consists of, and its answer. */
export function TryItForm({ request }: TryItFormProps): ReactNode {
  const place = useRef<HTMLElement>(null)
  const form = useTryIt(request)
  const sending = useSending(form)
  useSamples(form, place)
  const { result } = sending
  const resultPlace = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (result !== undefined) resultPlace.current?.scrollIntoView({ block: 'nearest' })
  }, [result])

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const field = await sending.submit()
    if (field !== undefined) document.getElementById(fieldId(request, field))?.focus()
  }
  const title = fieldId(request, 'title')
  return (
    <section ref={place} className="try-form" aria-labelledby={title}>
      <h3 id={title} className="try-it-title">
        Try it
      </h3>
      <p className="try-it-note">
        The request goes straight from your browser to the server you choose. The samples of this operation
        follow what you fill in.
      </p>
      <form className="try-it-form" noValidate={true} autoComplete="off" onSubmit={submit}>
        <ServerFields form={form} />
        <CredentialFields form={form} />
        <ParameterFields form={form} />
        {request.body !== undefined && <BodyField form={form} examples={bodyExamples(request)} />}
        <SendBar form={form} sending={sending} />
      </form>
      <ConfirmDialog form={form} sending={sending} />
      <div ref={resultPlace}>{result !== undefined && <ResultView result={result} request={request} />}</div>
    </section>
  )
}
