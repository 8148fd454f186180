import type { ReactNode } from 'react'
import { Outline } from '../../shell/icons/Icon.tsx'

/** Outlines that only the build prints, so that browsers don't load them. */
const shapes = {
  copy: 'M9 8h10a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM5 16H4V5a1 1 0 0 1 1-1h11v1',
  save: 'M12 4v10m-4-4 4 4 4-4M5 19h14',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  feed: 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  pencil: 'M5 19v-3.6L15.8 4.6a1.5 1.5 0 0 1 2.1 0l1.5 1.5a1.5 1.5 0 0 1 0 2.1L8.6 19H5Zm9-12.6 3.6 3.6',
  markdown: 'M14 3H7a1 1 0 0 0-1 1v16a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V7l-4-4Zm0 0v4h4M9.5 12h5m-5 4h5',
  braces:
    'M9 4H8a2 2 0 0 0-2 2v3a3 3 0 0 1-2 3 3 3 0 0 1 2 3v3a2 2 0 0 0 2 2h1m6-16h1a2 2 0 0 1 2 2v3a3 3 0 0 0 2 3 3 3 0 0 0-2 3v3a2 2 0 0 1-2 2h-1',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01m-.01 6h.01m-.01 6h.01',
}

/** A decorative icon next to its meaning. */
export function PageIcon({ name }: { name: keyof typeof shapes }): ReactNode {
  return <Outline name={name} shape={shapes[name]} />
}
