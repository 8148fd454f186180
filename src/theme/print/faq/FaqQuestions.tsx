import type { ReactNode } from 'react'
import { trustHtml } from '../../../runtime/dom/trusted-html.ts'
import type { FaqItem as Question } from '../../../shared/content/faq-and-releases.ts'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import { formatQuestionData } from './faq-data.ts'

interface FaqQuestionsProps {
  questions: Question[]
}

/** Selected questions with their answers, in the writer's order. */
export function FaqQuestions({ questions }: FaqQuestionsProps): ReactNode {
  return (
    <div className="faq-questions">
      {questions.map((question) => (
        <FaqQuestionItem key={question.id} question={question} />
      ))}
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, escaped by `formatQuestionData`; it never runs
        dangerouslySetInnerHTML={{ __html: trustHtml(formatQuestionData(questions)) }}
      />
    </div>
  )
}
