import { type ComponentType, type ReactNode, useState } from 'react'
import { readReplacedMessages } from '../../../runtime/api/try-it/read-replaced-messages.ts'
import { isReachable } from '../../../runtime/loading/connection-notice.ts'
import { recoverFromStaleDeploy } from '../../../runtime/loading/recover-from-stale-deploy.ts'
import type { RequestSpec } from '../../../shared/api/request-spec.ts'
import { tryItStartMessages } from '../../../shared/messages/api/try-it-start-messages.ts'
import type { TryItFormProps } from './TryItForm.tsx'
import { TryItPanel } from './TryItPanel.tsx'

type FormState =
  | { kind: 'none' | 'loading' }
  | { kind: 'failed'; text: string }
  | { kind: 'ready'; Form: ComponentType<TryItFormProps> }

/** Opens the Try it form, which is loaded with the first click. */
export function TryItIsland({ request }: { request: RequestSpec }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const [form, setForm] = useState<FormState>({ kind: 'none' })
  const load = async (): Promise<void> => {
    setForm({ kind: 'loading' })
    try {
      const { TryItForm: Form } = await import('./TryItForm.tsx')
      setForm({ kind: 'ready', Form })
    } catch (error) {
      console.warn("Couldn't load the Try it form.", error)
      // The server responds but the file is gone: the tab is older than the deploy.
      if ((await isReachable(location.pathname)) && recoverFromStaleDeploy()) return
      const { tryItLoadFailed: text } = { ...tryItStartMessages, ...readReplacedMessages() }
      setForm({ kind: 'failed', text })
    }
  }
  const toggle = (): void => {
    setOpen(!isOpen)
    if (form.kind === 'none' || form.kind === 'failed') load()
  }
  return (
    <TryItPanel request={request} label={tryItStartMessages.tryItOpen} isOpen={isOpen} onToggle={toggle}>
      {form.kind === 'ready' && (
        // The form keeps its values while it's closed.
        <div hidden={!isOpen}>
          <form.Form request={request} />
        </div>
      )}
      {isOpen && form.kind === 'failed' && <p role="alert">{form.text}</p>}
    </TryItPanel>
  )
}
