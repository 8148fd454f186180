import type { ReactNode } from 'react'
import type { FaqCategory } from '../../../shared/content/listed/faq.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import type { FaqServiceGroup } from '../../islands/faq/FaqServiceList.tsx'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
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
      <FaqHeading category={category}>
        <Heading id={category.id}>{category.title}</Heading>
      </FaqHeading>
      <div className="faq-questions">{children}</div>
    </section>
  )
}

/** The heading of a service with its icon, number of questions, and description. */
export function FaqHeading({
  category: { icon, description, questions },
  children,
}: Pick<FaqSectionProps, 'category' | 'children'>): ReactNode {
  return (
    <div className="faq-heading">
      {icon !== '' && <SpriteIcon url={icon} className="icon-tile" />}
      {children}
      <span className="link-count">
        {countMessage(useArticleMessages(), 'faqQuestions', questions.length)}
      </span>
      <p>{description}</p>
    </div>
  )
}

/** Lists the services of the page for its index. Areas have a label if there are several. */
export const listServices = ({
  groups,
  hasOneArea,
}: Pick<FaqProps, 'groups' | 'hasOneArea'>): FaqServiceGroup[] =>
  groups.map(({ label, categories }) => ({
    label: hasOneArea ? '' : label,
    services: categories.map(({ id, title, icon, questions }) => ({
      id,
      title,
      icon,
      count: questions.length,
    })),
  }))
