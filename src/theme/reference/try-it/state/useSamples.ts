import { type RefObject, useEffect } from 'react'
import { sampleRequestOf } from '../../../../runtime/reference/try-it/form/form-values.ts'
import { writeSamples } from '../../../../runtime/reference/try-it/write-samples.ts'
import type { TryIt } from './useTryIt.ts'

/** How long in ms the samples wait for the next key. */
const pause = 150

/**
 * Writes what stands in the form into the samples of its operation, from the reader's first change on. Credentials only
 * if the reader wants to see them there: samples are copied into chats, and stand on shared screens.
 */
export function useSamples(form: TryIt, place: RefObject<HTMLElement | null>): void {
  const { request, session, isTouched } = form
  const values = form.requestValues()
  const shown = { ...values, credentials: session.showsCredentials ? values.credentials : {} }
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key has all that the samples are made of
  useEffect(() => {
    if (!isTouched) return
    const timer = setTimeout(() => {
      const operation = place.current?.closest('[data-operation]')
      if (operation) writeSamples(operation, sampleRequestOf(request, shown))
    }, pause)
    return () => clearTimeout(timer)
  }, [key, isTouched])
}
