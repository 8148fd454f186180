import { type ReactNode, useEffect, useState } from 'react'
import { filterQuestions } from '../../../runtime/article/filter-questions.ts'
import { FaqFilterField } from './FaqFilterField.tsx'

/** Shows the questions that contain every word in the field, in the question or its answer. */
export function FaqFilterIsland(): ReactNode {
  const [count, setCount] = useState<number>()
  useEffect(() => {
    // A reader may type before hydration.
    const typed = document.querySelector<HTMLInputElement>('.faq-field input')?.value
    if (typed) setCount(filterQuestions(typed))
    return () => void filterQuestions('')
  }, [])
  return <FaqFilterField count={count} onChange={(text) => setCount(filterQuestions(text))} />
}
