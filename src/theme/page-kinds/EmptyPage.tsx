import type { ReactNode } from 'react'

/** The frame of a page that is printed in the browser, or that takes the place of one until its kind is there. */
export function EmptyPage({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="content content-wide">
      <main id="main" className="page">
        {children}
      </main>
    </div>
  )
}
