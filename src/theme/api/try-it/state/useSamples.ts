import { type RefObject, useEffect } from 'react'
import { sampleRequestOf } from '../../../../runtime/api/try-it/form/form-values.ts'
import { credentialKey } from '../../../../runtime/api/try-it/servers.ts'
import { shownCredentials } from '../../../../runtime/api/try-it/try-session.ts'
import type { TryIt } from './useTryIt.ts'

/** How long in ms the samples wait for the next key. */
const pause = 150

/**
 * Writes what stands in the form into the samples of its operation, from the reader's first change on. Credentials only
 * if the reader wants to see them there: samples are copied into chats, and stand on shared screens.
 */
export function useSamples(form: TryIt, place: RefObject<HTMLElement | null>): void {
  const { request, session, server, isTouched } = form
  const credentials = shownCredentials(session, credentialKey(server), request.security)
  const shown = { ...form.requestValues(), credentials }
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the samples are made of
  useEffect(() => {
    if (!isTouched) return
    let isLatest = true
    const write = async (): Promise<void> => {
      // All languages together weigh more than the form, and readers who only look at it do not need them.
      const { setSampleRequest } = await import('../../../../runtime/api/samples/write-sample.ts')
      const operation = place.current?.closest('[data-operation]')
      if (operation && isLatest) setSampleRequest(operation, sampleRequestOf(request, shown))
    }
    const timer = setTimeout(() => write().catch(warn), pause)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [key, isTouched])
}

const warn = (error: unknown): void => console.warn('The samples could not follow the form.', error)
