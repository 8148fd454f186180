import type { ReactNode } from 'react'
import type { IllustrationName } from '../../../shared/content/article-components.ts'
import { formatOutline, getViewBox, listFaces, sortBackToFront } from './cuboids.ts'
import { illustrations } from './illustrations.ts'

interface IllustrationProps {
  name: IllustrationName
  className: string
}

/** A drawing in the colors of the mode. It says nothing that the text beside it does not. */
export function Illustration({ name, className }: IllustrationProps): ReactNode {
  const blocks = sortBackToFront(illustrations[name])
  return (
    <svg className={`art ${className}`} viewBox={getViewBox(blocks)} aria-hidden="true" focusable="false">
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
