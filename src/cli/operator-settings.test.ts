import { expect, test } from 'vitest'
import { readOperatorSettings } from './operator-settings.ts'
import { UsageError } from './usage-error.ts'

const plain = { log: undefined, hasMetrics: false }

test.each([
  [plain, {}, { logsRequests: false, hasMetrics: false, trustedProxies: 0 }],
  [plain, { DOCENT_LOG: '', DOCENT_METRICS: '0' }, { logsRequests: false, hasMetrics: false }],
  [plain, { DOCENT_LOG: 'json', DOCENT_METRICS: '1' }, { logsRequests: true, hasMetrics: true }],
  [{ log: 'json', hasMetrics: true }, {}, { logsRequests: true, hasMetrics: true }],
  [plain, { DOCENT_TRUSTED_PROXIES: '2' }, { trustedProxies: 2 }],
])('%j with %j', (options, environment, expected) => {
  expect(readOperatorSettings(options, environment)).toMatchObject(expected)
})

test.each([
  [{ log: 'xml', hasMetrics: false }, {}, '--log is `xml`, but the only log format is `json`.'],
  [plain, { DOCENT_LOG: 'yes' }, 'DOCENT_LOG is `yes`, but the only log format is `json`.'],
  [plain, { DOCENT_METRICS: 'on' }, 'DOCENT_METRICS is `on`, but must be 1 (on) or 0 (off).'],
  [
    plain,
    { DOCENT_TRUSTED_PROXIES: '-1' },
    'DOCENT_TRUSTED_PROXIES is `-1`, but must be the number of proxies in front of the server, 0 to 10.',
  ],
])('%j with %j is a usage error', (options, environment, message) => {
  expect(() => readOperatorSettings(options, environment)).toThrow(new UsageError(message))
})
