import type { ServerChoice } from '../servers.ts'
import type { Explanation } from './explain-failure.ts'

/** Explains a redirect: what was sent, and what was not. */
export function explainRedirect(host: string, { kind }: ServerChoice): Explanation {
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
