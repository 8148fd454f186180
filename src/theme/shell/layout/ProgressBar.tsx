import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useProgress } from '../../../runtime/navigation/page-progress.ts'
import { useMessages } from '../useMessages.ts'

/** Progress of a slow page change. */
export function ProgressBar(): ReactNode {
  const messages = useMessages()
  const { isVisible, amount } = useProgress()
  const bar = useRef<HTMLDivElement>(null)
  // A style attribute in the HTML would need an exception in the Content-Security-Policy; a property doesn't.
  useLayoutEffect(() => bar.current?.style.setProperty('--progress', String(amount)), [amount])
  return (
    <div
      ref={bar}
      className={`progress${isVisible ? ' progress-visible' : ''}`}
      role="progressbar"
      aria-label={messages.loadingPage}
      aria-valuenow={Math.round(amount * 100)}
      aria-hidden={!isVisible}
    />
  )
}
