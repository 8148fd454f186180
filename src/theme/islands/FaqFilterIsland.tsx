import { type ReactNode, useEffect, useState } from 'react'
import { filterQuestions, resetQuestions } from '../../runtime/filter-questions.ts'
import { FaqFilterView } from '../faq/FaqFilterView.tsx'

/** Shows the questions that have every word of the field, in the question or in its answer. */
export function FaqFilterIsland(): ReactNode {
  const [text, setText] = useState('')
  const [count, setCount] = useState<number>()
  useEffect(() => resetQuestions, [])
  const change = (next: string): void => {
    setText(next)
    setCount(filterQuestions(next))
  }
  return <FaqFilterView text={text} count={count} onChange={change} />
}
