import type { ReactNode } from 'react'
import { getTryItMessages } from '../../../../runtime/api/try-it/get-try-it-messages.ts'
import type { ServerChoice } from '../../../../runtime/api/try-it/list-servers.ts'
import type { ServerVariable } from '../../../../shared/api/api-document.ts'
import { fieldId } from '../field-id.ts'
import type { TryItState } from '../state/useTryIt.ts'
import { FieldProblems } from './FieldProblems.tsx'
import { Fold } from './Fold.tsx'

/** Lets the reader choose the sandbox, a server of the document, or a custom URL. */
export function ServerFields({ form }: { form: TryItState }): ReactNode {
  const { request, sandbox, servers, server, session, problems, change } = form
  const customServerId = fieldId(request, 'server')
  const serverProblems = problems.filter(({ field }) => field === 'server' || field === 'servers')
  const messages = getTryItMessages()
  const isSandboxDown = sandbox.kind === 'unreachable'
  return (
    <Fold
      title={messages.tryItServer}
      state={describeState(form)}
      needsAttention={serverProblems.length > 0 || isSandboxDown}
    >
      {isSandboxDown && <p className="try-it-note">{messages.tryItSandboxDown}</p>}
      <fieldset className="try-it-group">
        <legend className="visually-hidden">{messages.tryItServer}</legend>
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
        {server.variables?.map((variable) => (
          <VariableField key={variable.name} variable={variable} form={form} />
        ))}
        {server.kind === 'own' && (
          <input
            id={customServerId}
            className="try-it-input"
            type="url"
            aria-label={messages.tryItOwnServerUrl}
            aria-invalid={serverProblems.length > 0 || undefined}
            aria-describedby={`${customServerId}-problems`}
            spellCheck="false"
            value={session.customServer}
            onChange={(event) => change({ customServer: event.currentTarget.value })}
          />
        )}
        <FieldProblems id={`${customServerId}-problems`} problems={serverProblems} />
      </fieldset>
      <p className="try-it-note">{messages.tryItServerNote}</p>
    </Fold>
  )
}

function describeState({ sandbox, server }: TryItState): string {
  const { tryItFindingSandbox, tryItSandbox } = getTryItMessages()
  if (sandbox.kind === 'unknown') return tryItFindingSandbox
  return server.kind === 'sandbox' ? tryItSandbox : server.url
}

function ServerLabel({ choice }: { choice: ServerChoice }): ReactNode {
  const messages = getTryItMessages()
  switch (choice.kind) {
    case 'sandbox':
      return (
        <>
          {messages.tryItSandbox} <small>{messages.tryItSandboxHint}</small>
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
          {messages.tryItOwnServer} <small>{messages.tryItOwnServerHint}</small>
        </>
      )
  }
}

interface VariableFieldProps {
  variable: ServerVariable
  form: TryItState
}

/** A part of the server's URL that the reader chooses, or types if the document allows any value. */
function VariableField({ variable, form: { request, session, change } }: VariableFieldProps): ReactNode {
  const { name, default: initial, values } = variable
  const id = fieldId(request, `server.${name}`)
  const field = {
    id,
    className: 'try-it-input',
    value: session.serverVariables[name] ?? initial,
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ serverVariables: { ...session.serverVariables, [name]: event.currentTarget.value } }),
  }
  return (
    <div className="try-it-field">
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {values.length === 0 ? (
        <input {...field} type="text" spellCheck="false" />
      ) : (
        <select {...field}>
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      )}
    </div>
  )
}
