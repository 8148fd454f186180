import { type ReactNode, useEffect, useState } from 'react'
import { filterQuestions, resetQuestions } from '../../runtime/article/filter-questions.ts'
import { FaqFilterField } from '../faq/FaqFilterField.tsx'
import { InPageLanguage } from './InPageLanguage.tsx'

/** Shows the questions that have every word of the field, in the question or in its answer. */
export function FaqFilterIsland(): ReactNode {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    // A reader may have typed before the island was alive.
    const typed = document.querySelector<HTMLInputElement>('.faq-field input')?.value
    if (typed) setCount(filterQuestions(typed))
    return resetQuestions
  }, [])
  return (
    <InPageLanguage>
      <FaqFilterField count={count} onChange={(text) => setCount(filterQuestions(text))} />
    </InPageLanguage>
  )
}
