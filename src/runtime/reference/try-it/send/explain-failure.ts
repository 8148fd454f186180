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
  /** After how many seconds the request was given up. */
  seconds: number
}

/** Says in words why there is no answer. */
export function explainFailure(reason: FailureReason, context: FailureContext): Explanation {
  const { server, seconds } = context
  const host = URL.canParse(server.url) ? new URL(server.url).host : server.url
  switch (reason) {
    case 'cancelled':
      return {
        title: 'Cancelled',
        text: 'You have cancelled the request. The server may have received it all the same.',
        advice: [],
      }
    case 'timeout':
      return {
        title: 'No answer in time',
        text: `${host} did not answer within ${seconds} seconds. It may still be working on the request.`,
        advice: ['Look whether the change has happened before you send it again.'],
      }
    case 'offline':
      return {
        title: 'You are offline',
        text: 'The request was not sent.',
        advice: ['Connect to the internet and send it again.'],
      }
    case 'invalid':
      return {
        title: 'The request could not be made',
        text: 'A value cannot stand in an address or a header.',
        advice: ['Look for line breaks and special characters in credentials and parameters.'],
      }
    case 'policy':
      return {
        title: 'This page may not talk to that server',
        text: `The security policy of this site lists the servers that its pages may talk to. ${host} is not one of them, so your browser has not sent anything.`,
        advice: [sampleAdvice, ...sandboxAdvice(context)],
      }
    case 'network':
      return networkFailure(host, context)
  }
}

function networkFailure(host: string, context: FailureContext): Explanation {
  const isOwn = context.server.kind === 'own'
  return {
    title: 'No answer that this page can read',
    text: `Either ${host} cannot be reached, or it answers but does not allow pages of other sites to read the answer (CORS). Browsers do not tell pages which of the two it is.`,
    advice: [
      ...(isOwn ? ['Check that the server runs, and that its address and port are right.'] : []),
      sampleAdvice,
      ...sandboxAdvice(context),
    ],
  }
}

const sampleAdvice =
  'Copy the cURL sample of this operation: it has the same values, and a terminal has no such limit.'

function sandboxAdvice({ server, hasSandbox }: FailureContext): string[] {
  if (server.kind === 'sandbox') return ['Check that `docent serve` or `docent dev` is still running.']
  return hasSandbox ? ['Choose the sandbox: it answers with examples.'] : []
}
