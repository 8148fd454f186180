import { getCredentialKey } from '../../../runtime/api/try-it/list-servers.ts'
import { getShownCredentials } from '../../../runtime/api/try-it/try-it-session.ts'
import '../../styles/sheets/try-it.css'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { createSampleRequest, listBodyExamples } from '../../../runtime/api/try-it/form/form-values.ts'
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
import { useSending } from './state/useSending.ts'
import { type TryItState, useTryIt } from './state/useTryIt.ts'

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
      <form className="try-it-form" noValidate={true} autoComplete="off" onSubmit={submit}>
        <SendBar form={form} sending={sending}>
          <Heading id={title}>{getTryItMessages().tryItTitle}</Heading>
        </SendBar>
        <ParameterFields form={form} isRequired={true} />
        {request.body?.isRequired && <BodyField form={form} examples={listBodyExamples(request)} />}
        <div className="try-it-folds">
          <OptionalFields form={form} />
          <ServerFields form={form} />
          <CredentialFields form={form} />
        </div>
      </form>
      <ConfirmDialog form={form} sending={sending} />
      <div ref={resultElement} className="try-it-slot">
        {result !== undefined && <TryItResult result={result} request={request} />}
      </div>
    </section>
  )
}

/** Delay in ms after the last key press before the samples are updated. */
const writeDelay = 150

/**
 * Updates the samples of an operation with the form's values, from the reader's first change on. Credentials are
 * included only if the reader opts in: samples get pasted into chats and appear on shared screens.
 */
function useSamples(form: TryItState, root: RefObject<HTMLElement | null>): void {
  const { request, session, server, isTouched } = form
  const credentials = getShownCredentials(session, getCredentialKey(server), request.security)
  const shown = { ...form.requestValues(), credentials }
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key covers every value in the samples
  useEffect(() => {
    if (!isTouched) return
    let isLatest = true
    const write = async (): Promise<void> => {
      // The generators of all languages weigh more than the form, and readers who only look at it don't need them.
      const { setSampleRequest } = await import('../../../runtime/api/samples/write-sample.ts')
      const operation = root.current?.closest('[data-operation]')
      if (operation && isLatest) setSampleRequest(operation, createSampleRequest(request, shown))
    }
    const timer = setTimeout(() => write().catch(warn), writeDelay)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [key, isTouched])
}

const warn = (error: unknown): void => console.warn("Couldn't update the samples from the form.", error)
