import type { ReactNode } from 'react'
import type { FaqCategory } from '../../../shared/content/listed/faq.ts'
import type { FaqServiceGroup } from '../../islands/faq/FaqServiceList.tsx'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import type { FaqProps } from './faq-props.ts'

interface FaqSectionProps {
  category: FaqCategory
  level: 'h2' | 'h3'
  /** Its questions. */
  children: ReactNode
}

/** The questions of one service under its heading, with its icon. Every page of questions prints them so. */
export function FaqSection({ category, level: Heading, children }: FaqSectionProps): ReactNode {
  return (
    <section className="faq-section" data-faq-section="">
      <div className="faq-heading">
        {category.icon !== '' && <SpriteIcon url={category.icon} className="icon-tile" />}
        <Heading id={category.id}>{category.title}</Heading>
        <p>{category.description}</p>
      </div>
      <div className="faq-questions">{children}</div>
    </section>
  )
}

/** Lists the services of the page for its index. Areas have a label if there are several. */
export const listServices = ({
  groups,
  hasOneArea,
}: Pick<FaqProps, 'groups' | 'hasOneArea'>): FaqServiceGroup[] =>
  groups.map(({ label, categories }) => ({
    label: hasOneArea ? '' : label,
    services: categories.map(({ id, title, icon }) => ({ id, title, icon })),
  }))
