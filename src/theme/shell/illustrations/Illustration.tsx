import type { ReactNode } from 'react'
import type { IllustrationName } from '../../../shared/content/article-components.ts'
import { formatOutline, getViewBox, listFaces, sortBackToFront } from './cuboids.ts'
import { illustrations } from './illustrations.ts'

interface IllustrationProps {
  name: IllustrationName
  className: string
}

/** A decorative illustration in the colors of the color mode. */
export function Illustration({ name, className }: IllustrationProps): ReactNode {
  const blocks = sortBackToFront(illustrations[name])
  return (
    <svg className={`art ${className}`} viewBox={getViewBox(blocks)} aria-hidden="true">
      {blocks.map((block) => (
        <g key={`${block.x} ${block.y} ${block.z}`} className={block.isAccent ? 'art-accent' : undefined}>
          {listFaces(block).map((face) => (
            <path key={formatOutline(face)} d={formatOutline(face)} />
          ))}
        </g>
      ))}
    </svg>
  )
}
