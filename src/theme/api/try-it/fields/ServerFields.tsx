import type { ReactNode } from 'react'
import type { ServerChoice } from '../../../../runtime/api/try-it/servers.ts'
import { fieldId } from '../field-id.ts'
import type { TryIt } from '../state/useTryIt.ts'
import { FieldProblems } from './FieldProblems.tsx'
import { Fold } from './Fold.tsx'

/** Lets the reader choose the sandbox, a server of the document, or another one. */
export function ServerFields({ form }: { form: TryIt }): ReactNode {
  const { request, sandbox, servers, server, session, problems, change } = form
  const own = fieldId(request, 'server')
  const ownProblems = problems.filter(({ field }) => field === 'server' || field === 'servers')
  const isSandboxDown = sandbox.kind === 'unreachable'
  return (
    <Fold title="Server" state={stateOf(form)} needsAttention={ownProblems.length > 0 || isSandboxDown}>
      {isSandboxDown && (
        <p className="try-it-note">
          The sandbox isn't responding, so it can't be chosen. Reload the page to try again.
        </p>
      )}
      <fieldset className="try-it-group">
        <legend className="visually-hidden">Server</legend>
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
            aria-invalid={ownProblems.length > 0 || undefined}
            aria-describedby={`${own}-problems`}
            spellCheck="false"
            value={session.ownServer}
            onChange={(event) => change({ ownServer: event.currentTarget.value })}
          />
        )}
        <FieldProblems id={`${own}-problems`} problems={ownProblems} />
      </fieldset>
      <p className="try-it-note">
        Requests go straight from your browser to this server. The code samples use the same values.
      </p>
    </Fold>
  )
}

function stateOf({ sandbox, server }: TryIt): string {
  if (sandbox.kind === 'unknown') return 'Looking for a sandbox…'
  return server.kind === 'sandbox' ? 'Sandbox' : server.url
}

function ServerLabel({ choice }: { choice: ServerChoice }): ReactNode {
  switch (choice.kind) {
    case 'sandbox':
      return (
        <>
          Sandbox <small>Returns example responses. Changes nothing and needs no account.</small>
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
          Another server <small>For example, a mock server on your machine.</small>
        </>
      )
  }
}
