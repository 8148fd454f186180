import { type FormEvent, useEffect, useState } from 'react'
import { postSubscription, type SubscribeProblem } from '../../../runtime/forms/post-subscription.ts'
import { readFormFields } from '../../../runtime/forms/read-form-fields.ts'
import { newsletterFields } from '../../../shared/forms/newsletter.ts'

type NewsletterState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'invalid' | 'failed'; problem: SubscribeProblem }
  | { kind: 'done'; email: string }

interface NewsletterControl {
  state: NewsletterState
  /** True if the form validates its field. In the server's HTML, the browser does. */
  isLive: boolean
  submit(event: FormEvent<HTMLFormElement>): void
}

/** Submits the form without leaving the page, and tracks the state of the request. */
export function useNewsletter(action: string): NewsletterControl {
  const [state, setState] = useState<NewsletterState>({ kind: 'idle' })
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])

  const send = async (email: string, fields: URLSearchParams): Promise<void> => {
    setState({ kind: 'busy' })
    const outcome = await postSubscription(action, fields)
    setState(outcome.kind === 'pending' ? { kind: 'done', email } : outcome)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (state.kind === 'busy') return
    const form = event.currentTarget
    const field = form.elements.namedItem(newsletterFields.email)
    if (!(field instanceof HTMLInputElement)) return
    if (!field.validity.valid) setState({ kind: 'invalid', problem: getProblem(field) })
    else send(field.value, readFormFields(form))
  }
  return { state, isLive, submit }
}

const getProblem = ({ validity }: HTMLInputElement): SubscribeProblem => ({
  message: validity.valueMissing ? 'newsletterEmailMissing' : 'newsletterEmailWrong',
})
