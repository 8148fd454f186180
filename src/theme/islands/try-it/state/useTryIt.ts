import { useState } from 'react'
import { loadChoiceWriter } from '../../../../runtime/api/samples/start-request-choice.ts'
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
} from '../../../../runtime/api/try-it/list-servers.ts'
import {
  getCredentials,
  getRequestChoice,
  getSession,
  type TryItSession,
  updateSession,
  useSession,
} from '../../../../runtime/api/try-it/try-it-session.ts'
import { getParameterKey } from '../../../../shared/api/create-request.ts'
import {
  chooseRequest,
  listBodyChoices,
  listSecurityChoices,
  type RequestChoice,
} from '../../../../shared/api/request-choice.ts'
import type { NamedScheme, RequestSpec, RequestValues } from '../../../../shared/api/request-spec.ts'
import { useBodyProblems } from './useBodyProblems.ts'
import { type SandboxState, useSandbox } from './useSandbox.ts'

/** State of a Try it form: its values and their problems. */
export interface TryItState {
  /** With the chosen credentials and media type. */
  request: RequestSpec
  /** The credentials that the reader can choose from. */
  securityChoices: NamedScheme[][]
  /** The media types that the reader can choose from. */
  mediaTypes: string[]
  session: TryItSession
  servers: ServerChoice[]
  server: ServerChoice
  /** Credentials for the chosen server, by scheme name. */
  credentials: Readonly<Record<string, string>>
  values: FormValues
  /** The problems to show: problems of the body while it's edited, the others after submission. */
  problems: FormProblem[]
  /** True if the reader has changed something. */
  isTouched: boolean
  sandbox: SandboxState
  /** True if the request may have side effects on a real server. */
  isRisky: boolean
  setValues(change: Partial<FormValues>): void
  setParameter(key: string, text: string): void
  change(session: Partial<TryItSession>): void
  /** Chooses credentials or a media type, for the page's samples too. */
  choose(choice: RequestChoice): void
  setBody(text: string): void
  /** Validates the whole form, and shows its problems from now on. */
  check(): Promise<FormProblem[]>
  requestValues(): RequestValues
}

/** Manages the state of a Try it form. */
export function useTryIt(spec: RequestSpec): TryItState {
  const sandbox = useSandbox(spec.api)
  const session = useSession(spec.api)
  const [isTouched, setTouched] = useState(false)
  const choice = createChoice(spec, () => setTouched(true))
  const { request } = choice
  const [values, setState] = useState(() => createInitialValues(request, getSession(request.api).parameters))
  const [isChecked, setChecked] = useState(false)
  const body = useBodyProblems(request, values, isTouched || isChecked)

  const servers = listServers(request, {
    sandbox: sandbox.kind === 'found' ? sandbox.url : undefined,
    ...{ own: session.customServer, variables: session.serverVariables },
  })
  const server = findChosenServer(servers, session)
  const credentials = getCredentials(session, getCredentialKey(server), request.security)
  const others = [...checkChosenServer(server), ...checkFormParameters(request, values)]
  const setValues = (change: Partial<FormValues>): void => {
    setTouched(true)
    setState((before) => ({ ...before, ...change }))
  }
  return {
    ...choice,
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
    setBody: (text) => setValues({ bodies: { ...values.bodies, [request.body?.mediaType ?? '']: text } }),
    async check() {
      setChecked(true)
      return [...others, ...(await body.check())]
    },
    requestValues: () => toRequestValues(request, values, { server: server.url, credentials }),
  }
}

/** Creates the part of the state that depends on the reader's choices. `onChoose` is called before they change. */
function createChoice(
  spec: RequestSpec,
  onChoose: () => void,
): Pick<TryItState, 'request' | 'securityChoices' | 'mediaTypes' | 'choose'> {
  return {
    request: chooseRequest(spec, getRequestChoice(spec)),
    securityChoices: listSecurityChoices(spec),
    mediaTypes: listBodyChoices(spec).map(({ mediaType }) => mediaType),
    async choose(choice) {
      onChoose()
      const { chooseForRequest } = await loadChoiceWriter()
      chooseForRequest(spec, choice)
    },
  }
}

function findChosenServer(servers: readonly ServerChoice[], { server }: TryItSession): ServerChoice {
  const chosen = servers.find(({ id }) => id === server) ?? servers[0]
  if (chosen === undefined) throw new Error('The form has no option for a custom server.')
  return chosen
}

function checkChosenServer({ url, kind }: ServerChoice): FormProblem[] {
  const text = checkServerUrl(url, location.protocol)
  // Only a custom URL can be fixed in the form; the others are wrong in the API document.
  const field = kind === 'own' ? 'server' : 'servers'
  return text === undefined ? [] : [{ field, text, isBlocking: true }]
}
