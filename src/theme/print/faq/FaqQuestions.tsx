import type { ReactNode } from 'react'
import type { FaqItem as Question } from '../../../shared/content/listed/faq.ts'
import { FaqQuestionItem } from './FaqQuestion.tsx'
import { QuestionData } from './QuestionData.tsx'

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
      <QuestionData questions={questions} />
    </div>
  )
}
