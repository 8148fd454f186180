import { expect, test } from 'vitest'
import type { ServerChoice } from '../list-servers.ts'
import { explainSendFailure } from './explain-send-failure.ts'
import type { FailureReason } from './send-request.ts'

const real: ServerChoice = { id: 'x', kind: 'real', url: 'https://api.cloud.example', description: '' }
const sandbox: ServerChoice = { ...real, kind: 'sandbox', url: 'https://docs.cloud.example/_/sandbox/cloud' }
const own: ServerChoice = { ...real, kind: 'own', url: 'http://localhost:4010' }

const origin = 'https://docs.cloud.example'

const text = (reason: FailureReason, server = real, hasSandbox = false): string => {
  const { title, text: why, advice } = explainSendFailure(reason, { server, hasSandbox, origin, seconds: 30 })
  return [title, why, ...advice].join('\n')
}

test('[R-033] a failure is explained with a fix', () => {
  expect(text('timeout')).toMatchInlineSnapshot(`
    "No response in time
    api.cloud.example didn't respond within 30 seconds. It may still be working on the request.
    Check whether the change was made before you send it again."
  `)
  expect(text('network', real, true)).toMatchInlineSnapshot(`
    "No readable response
    Either api.cloud.example can't be reached, or it doesn't let pages of other sites read its responses (CORS). Browsers don't reveal which of the two it is.
    Copy the cURL sample of this operation. It has the same values, and a terminal has no such limit.
    Select the sandbox, which returns example responses."
  `)
  expect(text('network', own)).toMatchInlineSnapshot(`
    "No readable response
    Either localhost:4010 can't be reached, or it doesn't let pages of other sites read its responses (CORS). Browsers don't reveal which of the two it is.
    Check that the server is running and that its host and port are correct.
    Copy the cURL sample of this operation. It has the same values, and a terminal has no such limit."
  `)
  expect(text('policy', own, true)).toMatchInlineSnapshot(`
    "This page can't call that server
    The security policy of this site lists the servers that its pages may call. localhost:4010 isn't one of them, so your browser didn't send anything.
    Copy the cURL sample of this operation. It has the same values, and a terminal has no such limit.
    Select the sandbox, which returns example responses."
  `)
  expect(text('offline')).toMatchInlineSnapshot(`
    "You are offline
    The request wasn't sent.
    Connect to the internet and send it again."
  `)
  expect(text('invalid')).toMatchInlineSnapshot(`
    "The request couldn't be sent
    A value isn't allowed in a URL or a header.
    Look for line breaks and special characters in credentials and parameters."
  `)
  expect(text('canceled')).toMatchInlineSnapshot(`
    "Canceled
    You canceled the request. The server may have received it anyway."
  `)
  expect(text('timeout', sandbox)).toMatchInlineSnapshot(`
    "No response in time
    The sandbox didn't respond within 30 seconds.
    Wait a moment and send the request again."
  `)
})

test('[R-033] a failed sandbox is explained without commands and CORS', () => {
  expect(text('network', sandbox, true)).toMatchInlineSnapshot(`
    "The sandbox isn't responding
    The sandbox is part of this site and can't be reached right now. Your request changed nothing.
    Wait a moment and send the request again.
    The example responses of this operation show what the sandbox would return."
  `)
})

test('[R-033] a failure at the origin of the page is not attributed to CORS', () => {
  expect(text('network', { ...own, url: `${origin}/mock` })).toMatchInlineSnapshot(`
    "No response
    docs.cloud.example can't be reached.
    Check that the server is running and that its host and port are correct.
    Wait a moment and send the request again."
  `)
})

test('[R-033] a redirect lists the sent parts and the host', () => {
  expect(text('redirect')).toMatchInlineSnapshot(`
    "The server sent a redirect
    api.cloud.example received your request, including any credentials, and responded with a redirect. This page didn't follow it, so nothing was sent to any other address.
    Run the cURL sample of this operation with \`--include\`: the \`Location\` header shows where the redirect leads."
  `)
  expect(text('redirect', own)).toMatchInlineSnapshot(`
    "The server sent a redirect
    localhost:4010 received your request, including any credentials, and responded with a redirect. This page didn't follow it, so nothing was sent to any other address.
    Check the URL of your server: \`http\` instead of \`https\` is a common cause.
    Run the cURL sample of this operation with \`--include\`: the \`Location\` header shows where the redirect leads."
  `)
})
