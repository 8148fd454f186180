import { afterEach, expect, test } from 'vitest'
import { resizeNode } from '../../../../tests/unit/resize-node.ts'
import {
  forgetCredentials,
  getCredentials,
  getSession,
  getShownCredentials,
  setCredential,
  updateSession,
} from './try-it-session.ts'

const server = 'https://api.cloud.example'
const { security } = resizeNode

afterEach(() => forgetCredentials('cloud'))

test('[R-033] a credential typed for one server is not sent to another, nor to another API', () => {
  setCredential('cloud', server, { name: 'token', value: 't' })
  expect(getCredentials(getSession('cloud'), server, security)).toEqual({ token: 't' })
  expect(getCredentials(getSession('cloud'), 'http://localhost:4010', security)).toEqual({})
  expect(getCredentials(getSession('models'), server, security)).toEqual({})
})

test('[R-033] the sandbox gets dummy credentials until the reader enters others', () => {
  expect(getCredentials(getSession('cloud'), 'sandbox', security)).toEqual({
    token: 'sandbox',
    key: 'sandbox',
  })
  setCredential('cloud', 'sandbox', { name: 'key', value: '' })
  expect(getCredentials(getSession('cloud'), 'sandbox', security)).toEqual({ token: 'sandbox' })
})

test('[R-033] forgetting removes credentials of all servers, and hides them in samples', () => {
  setCredential('cloud', server, { name: 'token', value: 't' })
  setCredential('cloud', 'http://localhost:4010', { name: 'token', value: 'u' })
  updateSession('cloud', { showsCredentials: true, customServer: 'http://localhost:4011' })
  forgetCredentials('cloud')
  expect(getSession('cloud')).toMatchObject({
    credentials: {},
    showsCredentials: false,
    customServer: 'http://localhost:4011',
  })
})

test('[R-033] samples show credentials only on request, except in the sandbox', () => {
  setCredential('cloud', server, { name: 'token', value: 't' })
  setCredential('cloud', 'sandbox', { name: 'token', value: 'typed by mistake' })
  const shown = (key: string): Record<string, string> =>
    getShownCredentials(getSession('cloud'), key, security)
  expect(shown(server)).toEqual({})
  expect(shown('sandbox')).toEqual({ token: 'sandbox', key: 'sandbox' })
  updateSession('cloud', { showsCredentials: true })
  expect(shown(server)).toEqual({ token: 't' })
  expect(shown('sandbox')).toEqual({ token: 'typed by mistake', key: 'sandbox' })
})
