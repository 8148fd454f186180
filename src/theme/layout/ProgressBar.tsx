import { type ReactNode, useEffect, useRef } from 'react'
import { useProgress } from '../../runtime/progress.ts'

/** How far a slow page change has come. */
export function ProgressBar(): ReactNode {
  const { isVisible, amount } = useProgress()
  const bar = useRef<HTMLDivElement>(null)
  // A style attribute in the HTML would need an exception in the Content-Security-Policy; a property does not.
  useEffect(() => bar.current?.style.setProperty('--progress', String(amount)), [amount])
  return (
    <div
      ref={bar}
      className={`progress${isVisible ? ' progress-visible' : ''}`}
      role="progressbar"
      aria-label="Loading the page"
      aria-valuenow={Math.round(amount * 100)}
      aria-hidden={!isVisible}
    />
  )
}
