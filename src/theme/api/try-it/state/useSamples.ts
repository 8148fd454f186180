import { type RefObject, useEffect } from 'react'
import { createSampleRequest } from '../../../../runtime/api/try-it/form/form-values.ts'
import { getCredentialKey } from '../../../../runtime/api/try-it/servers.ts'
import { getShownCredentials } from '../../../../runtime/api/try-it/try-session.ts'
import type { TryItState } from './useTryIt.ts'

/** How long in ms the samples wait for the next key. */
const writeDelay = 150

/**
 * Writes what stands in the form into the samples of its operation, from the reader's first change on. Credentials only
 * if the reader wants to see them there: samples are copied into chats, and stand on shared screens.
 */
export function useSamples(form: TryItState, root: RefObject<HTMLElement | null>): void {
  const { request, session, server, isTouched } = form
  const credentials = getShownCredentials(session, getCredentialKey(server), request.security)
  const shown = { ...form.requestValues(), credentials }
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the samples are made of
  useEffect(() => {
    if (!isTouched) return
    let isLatest = true
    const write = async (): Promise<void> => {
      // All languages together weigh more than the form, and readers who only look at it do not need them.
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

const warn = (error: unknown): void => console.warn('The samples could not follow the form.', error)
