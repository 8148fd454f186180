import type { ReactNode } from 'react'
import type { RecordKind } from '../../../shared/search/search-record.ts'
import { Outline } from '../icons/Icon.tsx'

/** Outlines of 24 by 24 units that only the search uses. */
const shapes = {
  guide:
    'M7 3.5h7l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM14 3.5V8h4.5M9 12.5h6M9 16h4',
  operation: 'm8.5 8-4 4 4 4m7-8 4 4-4 4m-2.2-10-2.6 12',
  faq: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM9.7 9.6a2.4 2.4 0 0 1 4.7.6c0 1.6-2.4 1.9-2.4 3.5m0 2.8h.01',
  release:
    'M4.5 12.5V5.5a1 1 0 0 1 1-1h7l7 7a1.4 1.4 0 0 1 0 2l-5.9 5.9a1.4 1.4 0 0 1-2 0l-7.1-6.9ZM8.8 8.8h.01',
  page: 'M5.5 4.5h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm-1 4.5h15',
  section: 'M5 9h14M5 15h14M10.5 4.5l-2 15m7-15-2 15',
  star: 'm12 4 2.5 5.1 5.6.8-4.05 3.95.95 5.6-5-2.65-5 2.65.95-5.6L3.9 9.9l5.6-.8L12 4Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  enter: 'M19 6v5a2 2 0 0 1-2 2H5m4-4-4 4 4 4',
} satisfies Record<RecordKind | string, string>

/** A decorative icon in the color of the surrounding text. */
export function SearchIcon({ name }: { name: keyof typeof shapes }): ReactNode {
  return <Outline name={name} shape={shapes[name]} />
}
