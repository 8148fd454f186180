import type { ReactNode } from 'react'
import type { ServerChoice } from '../../../../runtime/reference/try-it/servers.ts'
import { fieldId } from '../field-id.ts'
import type { TryIt } from '../state/useTryIt.ts'
import { FieldProblems } from './FieldProblems.tsx'

/** The choice of the server: the sandbox, those of the document, or one of the reader's own. */
export function ServerFields({ form }: { form: TryIt }): ReactNode {
  const { request, sandbox, servers, server, session, problems, change } = form
  const own = fieldId(request, 'server')
  const found = problems.filter(({ field }) => field === 'server' || field === 'servers')
  return (
    <fieldset className="try-it-group">
      <legend>Server</legend>
      {sandbox.kind === 'unknown' && <p className="try-it-note">Looking for a sandbox…</p>}
      {servers.map((choice) => (
        <label key={choice.id} className="try-it-choice">
          <input
            type="radio"
            name={fieldId(request, 'servers')}
            checked={choice.id === server.id}
            onChange={() => change({ server: choice.id })}
          />
          <span>
            <ServerLabel choice={choice} />
          </span>
        </label>
      ))}
      {server.kind === 'own' && (
        <input
          id={own}
          className="try-it-input"
          type="url"
          aria-label="Address of your server"
          aria-invalid={found.length > 0 || undefined}
          aria-describedby={`${own}-problems`}
          spellCheck="false"
          value={session.ownServer}
          onChange={(event) => change({ ownServer: event.currentTarget.value })}
        />
      )}
      <FieldProblems id={`${own}-problems`} problems={found} />
    </fieldset>
  )
}

function ServerLabel({ choice }: { choice: ServerChoice }): ReactNode {
  switch (choice.kind) {
    case 'sandbox':
      return (
        <>
          Sandbox <small>Answers with examples, changes nothing, needs no account.</small>
        </>
      )
    case 'real':
      return (
        <>
          <code>{choice.url}</code> <small>{choice.description}</small>
        </>
      )
    case 'own':
      return (
        <>
          Another server <small>For example a mock server on your machine.</small>
        </>
      )
  }
}
