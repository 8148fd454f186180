import type { ReactNode } from 'react'
import { createAreaId } from '../../../shared/content/listed/faq.ts'
import { SpriteIcon } from '../../shell/icons/SpriteIcon.tsx'
import { FaqFilter } from './FaqFilter.tsx'
import type { FaqProps } from './faq-props.ts'

/** All questions as links to their answers. */
export function FaqIndex({ groups, hasOneArea, questionsUrl }: FaqProps): ReactNode {
  return (
    <div className="faq" data-faq="">
      <FaqFilter />
      {groups.map((group) => (
        <section key={group.id} data-faq-section="">
          {!hasOneArea && <h2 id={createAreaId(group.id)}>{group.label}</h2>}
          <div className="faq-index">
            {group.categories.map((category) => (
              <section key={category.id} data-faq-section="">
                <h3 id={category.id}>
                  {category.icon !== '' && <SpriteIcon url={category.icon} className="icon-product" />}
                  {category.title}
                </h3>
                <ul>
                  {category.questions.map(({ id, question }) => (
                    <li key={id} data-faq-question="">
                      <a href={`${questionsUrl(group.id)}#${id}`}>{question}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
