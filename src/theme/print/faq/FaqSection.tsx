import type { ReactNode } from 'react'
import type { FaqCategory } from '../../../shared/content/listed/faq.ts'
import { countMessage } from '../../../shared/messages/count-message.ts'
import { useArticleMessages } from '../../islands/useArticleMessages.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'

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

/** The heading of a service with its icon and number of questions. */
export function FaqHeading({
  category: { icon, questions },
  children,
}: Pick<FaqSectionProps, 'category' | 'children'>): ReactNode {
  return (
    <div className="faq-heading">
      {icon !== '' && <SpriteIcon url={icon} className="icon-tile" />}
      {children}
      <span className="link-count">
        {countMessage(useArticleMessages(), 'faqQuestions', questions.length)}
      </span>
    </div>
  )
}
