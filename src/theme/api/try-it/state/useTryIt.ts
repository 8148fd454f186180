import { useState } from 'react'
import {
  checkFormParameters,
  type FormProblem,
  isMutating,
} from '../../../../runtime/api/try-it/form/check-form.ts'
import {
  createInitialValues,
  type FormValues,
  toRequestValues,
} from '../../../../runtime/api/try-it/form/form-values.ts'
import {
  checkServerUrl,
  getCredentialKey,
  listServers,
  type ServerChoice,
} from '../../../../runtime/api/try-it/servers.ts'
import {
  getCredentials,
  getSession,
  type TryItSession,
  updateSession,
  useSession,
} from '../../../../runtime/api/try-it/try-session.ts'
import { getParameterKey } from '../../../../shared/api/create-request.ts'
import type { RequestSpec, RequestValues } from '../../../../shared/api/request-spec.ts'
import { useBodyProblems } from './useBodyProblems.ts'
import { type SandboxState, useSandbox } from './useSandbox.ts'

/** A form to try a request: what stands in it, and what is wrong with that. */
export interface TryItState {
  request: RequestSpec
  session: TryItSession
  servers: ServerChoice[]
  server: ServerChoice
  /** Credentials for the chosen server, by name of the scheme. */
  credentials: Readonly<Record<string, string>>
  values: FormValues
  /** Those that the reader is told of: of the body while it is written, of the rest when it is sent. */
  problems: FormProblem[]
  /** The reader has changed something. */
  isTouched: boolean
  sandbox: SandboxState
  /** The request may change something that is real. */
  isRisky: boolean
  setValues(change: Partial<FormValues>): void
  setParameter(key: string, text: string): void
  change(session: Partial<TryItSession>): void
  /** Looks for everything that is wrong, and shows it from now on. */
  check(): Promise<FormProblem[]>
  requestValues(): RequestValues
}

/** Holds what a reader fills in to try a request. */
export function useTryIt(request: RequestSpec): TryItState {
  const sandbox = useSandbox(request.api)
  const session = useSession(request.api)
  const [values, setState] = useState(() => createInitialValues(request, getSession(request.api).parameters))
  const [isTouched, setTouched] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const body = useBodyProblems(request, values, isTouched || isChecked)

  const servers = listServers(request, {
    sandbox: sandbox.kind === 'found' ? sandbox.url : undefined,
    own: session.customServer,
  })
  const server = findChosenServer(servers, session)
  const credentials = getCredentials(session, getCredentialKey(server), request.security)
  const others = [...checkChosenServer(server), ...checkFormParameters(request, values)]
  const setValues = (change: Partial<FormValues>): void => {
    setTouched(true)
    setState((before) => ({ ...before, ...change }))
  }
  return {
    request,
    session,
    servers,
    server,
    credentials,
    values,
    problems: [...(isChecked ? others : []), ...body.problems],
    isTouched,
    sandbox,
    isRisky: server.kind !== 'sandbox' && isMutating(request.method),
    setValues,
    setParameter(key, text) {
      setValues({ parameters: { ...values.parameters, [key]: text } })
      const isShared = request.parameters.some((each) => each.isRequired && getParameterKey(each) === key)
      if (isShared)
        updateSession(request.api, { parameters: { ...getSession(request.api).parameters, [key]: text } })
    },
    change(change) {
      setTouched(true)
      updateSession(request.api, change)
    },
    async check() {
      setChecked(true)
      return [...others, ...(await body.check())]
    },
    requestValues: () => toRequestValues(request, values, { server: server.url, credentials }),
  }
}

function findChosenServer(servers: readonly ServerChoice[], { server }: TryItSession): ServerChoice {
  const chosen = servers.find(({ id }) => id === server) ?? servers[0]
  if (chosen === undefined) throw new Error('A form always has a server of its own to choose.')
  return chosen
}

function checkChosenServer({ url, kind }: ServerChoice): FormProblem[] {
  const text = checkServerUrl(url, location.protocol)
  // Only an own address can be fixed in the form; the others are wrong in the document.
  const field = kind === 'own' ? 'server' : 'servers'
  return text === undefined ? [] : [{ field, text, isBlocking: true }]
}
