import type { ServerChoice } from '../servers.ts'
import type { FailureReason } from './send-request.ts'

/** Why there is no answer, and what the reader can do about it. */
export interface Explanation {
  title: string
  text: string
  advice: string[]
}

export interface FailureContext {
  server: ServerChoice
  /** There is a sandbox to go to instead. */
  hasSandbox: boolean
  /** Origin of the page. */
  origin: string
  /** After how many seconds the request was given up. */
  seconds: number
}

/** Says in words why there is no answer. */
export function explainFailure(reason: FailureReason, context: FailureContext): Explanation {
  const { server } = context
  const host = nameOf(server)
  switch (reason) {
    case 'redirect':
      return redirectFailure(host, server)
    case 'cancelled':
      return {
        title: 'Canceled',
        text: 'You canceled the request. The server may have received it anyway.',
        advice: [],
      }
    case 'timeout':
      return timeoutFailure(context)
    case 'offline':
      return {
        title: 'You are offline',
        text: 'The request was not sent.',
        advice: ['Connect to the internet and send it again.'],
      }
    case 'invalid':
      return {
        title: "The request couldn't be sent",
        text: "A value isn't allowed in a URL or a header.",
        advice: ['Look for line breaks and special characters in credentials and parameters.'],
      }
    case 'policy':
      return {
        title: "This page can't call that server",
        text: `The security policy of this site lists the servers that its pages may call. ${host} isn't one of them, so your browser didn't send anything.`,
        advice: [sampleAdvice, ...sandboxAdvice(context)],
      }
    case 'network':
      return networkFailure(host, context)
  }
}

/** Explains a redirect: what was sent, and what was not. */
function redirectFailure(host: string, { kind }: ServerChoice): Explanation {
  const addressAdvice = 'Check the address of your server: `http` instead of `https` is a common cause.'
  return {
    title: 'The server sent a redirect',
    text: `${host} received your request, including any credentials, and responded with a redirect. This page didn't follow it, so nothing was sent to any other address.`,
    advice: [
      ...(kind === 'own' ? [addressAdvice] : []),
      'Run the cURL sample of this operation with `--include`: the `Location` header shows where the redirect leads.',
    ],
  }
}

function timeoutFailure({ server, seconds }: FailureContext): Explanation {
  const title = 'No response in time'
  const text = `${nameOf(server)} didn't respond within ${seconds} seconds.`
  if (server.kind === 'sandbox') return { title, text, advice: ['Wait a moment and send the request again.'] }
  return {
    title,
    text: `${text} It may still be working on the request.`,
    advice: ['Check whether the change was made before you send it again.'],
  }
}

function networkFailure(host: string, context: FailureContext): Explanation {
  const { server, origin } = context
  if (server.kind === 'sandbox') return sandboxFailure
  const check =
    server.kind === 'own' ? ['Check that the server is running and that its address and port are right.'] : []
  // The browser lets a page read every response of its own origin, so this can only be the connection.
  if (URL.canParse(server.url) && new URL(server.url).origin === origin)
    return {
      title: 'No response',
      text: `${host} can't be reached.`,
      advice: [...check, 'Wait a moment and send the request again.', ...sandboxAdvice(context)],
    }
  return {
    title: 'No readable response',
    text: `Either ${host} can't be reached, or it doesn't let pages of other sites read its responses (CORS). Browsers don't tell pages which of the two it is.`,
    advice: [...check, sampleAdvice, ...sandboxAdvice(context)],
  }
}

const sandboxFailure: Explanation = {
  title: "The sandbox isn't responding",
  text: "The sandbox is part of this site and can't be reached right now. Your request changed nothing.",
  advice: [
    'Wait a moment and send the request again.',
    'The example responses of this operation show what the sandbox would return.',
  ],
}

const nameOf = ({ kind, url }: ServerChoice): string => {
  if (kind === 'sandbox') return 'The sandbox'
  return URL.canParse(url) ? new URL(url).host : url
}

const sampleAdvice =
  'Copy the cURL sample of this operation: it has the same values, and a terminal has no such limit.'

const sandboxAdvice = ({ server, hasSandbox }: FailureContext): string[] =>
  hasSandbox && server.kind !== 'sandbox' ? ['Choose the sandbox, which returns example responses.'] : []
