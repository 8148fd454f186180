import { expect, test } from 'vitest'
import type { ServerChoice } from '../servers.ts'
import { explainFailure } from './explain-failure.ts'
import type { FailureReason } from './send-request.ts'

const real: ServerChoice = { id: 'x', kind: 'real', url: 'https://api.cloud.example', description: '' }
const own: ServerChoice = { ...real, kind: 'own', url: 'http://localhost:4010' }

const text = (reason: FailureReason, server = real, hasSandbox = false): string => {
  const { title, text: why, advice } = explainFailure(reason, { server, hasSandbox, seconds: 30 })
  return [title, why, ...advice].join('\n')
}

test('[R-033] a failure is explained, with what to do', () => {
  expect(text('timeout')).toMatchInlineSnapshot(`
    "No answer in time
    api.cloud.example did not answer within 30 seconds. It may still be working on the request.
    Look whether the change has happened before you send it again."
  `)
  expect(text('network', real, true)).toMatchInlineSnapshot(`
    "No answer that this page can read
    Either api.cloud.example cannot be reached, or it answers but does not allow pages of other sites to read the answer (CORS). Browsers do not tell pages which of the two it is.
    Copy the cURL sample of this operation: it has the same values, and a terminal has no such limit.
    Choose the sandbox: it answers with examples."
  `)
  expect(text('network', own)).toMatchInlineSnapshot(`
    "No answer that this page can read
    Either localhost:4010 cannot be reached, or it answers but does not allow pages of other sites to read the answer (CORS). Browsers do not tell pages which of the two it is.
    Check that the server runs, and that its address and port are right.
    Copy the cURL sample of this operation: it has the same values, and a terminal has no such limit."
  `)
  expect(text('policy', own, true)).toMatchInlineSnapshot(`
    "This page may not talk to that server
    The security policy of this site lists the servers that its pages may talk to. localhost:4010 is not one of them, so your browser has not sent anything.
    Copy the cURL sample of this operation: it has the same values, and a terminal has no such limit.
    Choose the sandbox: it answers with examples."
  `)
  expect(text('offline')).toMatchInlineSnapshot(`
    "You are offline
    The request was not sent.
    Connect to the internet and send it again."
  `)
  expect(text('invalid')).toMatchInlineSnapshot(`
    "The request could not be made
    A value cannot stand in an address or a header.
    Look for line breaks and special characters in credentials and parameters."
  `)
  expect(text('cancelled')).toMatchInlineSnapshot(`
    "Cancelled
    You have cancelled the request. The server may have received it all the same."
  `)
  expect(text('network', { ...real, kind: 'sandbox' }, true)).toMatchInlineSnapshot(`
    "No answer that this page can read
    Either api.cloud.example cannot be reached, or it answers but does not allow pages of other sites to read the answer (CORS). Browsers do not tell pages which of the two it is.
    Copy the cURL sample of this operation: it has the same values, and a terminal has no such limit.
    Check that \`docent serve\` or \`docent dev\` is still running."
  `)
})
