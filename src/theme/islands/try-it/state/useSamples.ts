import { type RefObject, useEffect } from 'react'
import { createSampleRequest } from '../../../../runtime/api/try-it/form/form-values.ts'
import { getCredentialKey } from '../../../../runtime/api/try-it/servers.ts'
import { getShownCredentials } from '../../../../runtime/api/try-it/try-session.ts'
import type { TryItState } from './useTryIt.ts'

/** Delay in ms after the last key press before the samples are updated. */
const writeDelay = 150

/**
 * Updates the samples of an operation with the form's values, from the reader's first change on. Credentials are
 * included only if the reader opts in: samples get pasted into chats and appear on shared screens.
 */
export function useSamples(form: TryItState, root: RefObject<HTMLElement | null>): void {
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
      const { setSampleRequest } = await import('../../../../runtime/api/samples/write-sample.ts')
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
