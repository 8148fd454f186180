import type { ReactNode } from 'react'
import type { IllustrationName } from '../../../shared/content/article-components.ts'
import { facesOf, fromBackToFront, outline, viewBoxOf } from './blocks.ts'
import { illustrations } from './illustrations.ts'

interface IllustrationProps {
  name: IllustrationName
  className: string
}

/** A drawing in the colours of the mode. It says nothing that the text beside it does not. */
export function Illustration({ name, className }: IllustrationProps): ReactNode {
  const blocks = fromBackToFront(illustrations[name])
  return (
    <svg className={`art ${className}`} viewBox={viewBoxOf(blocks)} aria-hidden="true" focusable="false">
      {blocks.map((block) => (
        <g key={`${block.x} ${block.y} ${block.z}`} className={block.isAccent ? 'art-accent' : undefined}>
          {facesOf(block).map((face) => (
            <path key={outline(face)} d={outline(face)} />
          ))}
        </g>
      ))}
    </svg>
  )
}
