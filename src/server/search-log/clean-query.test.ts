import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../request/rate-limit.ts'
import { cleanQuery } from './clean-query.ts'

describe('[R-091] of a query is kept', () => {
  test.each([
    ['  Kubernets\n Cluster ', 'kubernets cluster'],
    ['--disk-size', '--disk-size'],
    ['PUT /nodes/{id}', 'put /nodes/{id}'],
    ['v1.28.3 error 404', 'v1.28.3 error 404'],
    ['E_QUOTA_EXCEEDED', 'e_quota_exceeded'],
    ['authentication-configuration-of-clusters', 'authentication-configuration-of-clusters'],
    ['ＡＰＩ', 'api'],
    ['كيف', 'كيف'],
    ['a'.repeat(70), 'a'.repeat(64)],
    ['😀a'.repeat(40), '😀a'.repeat(32)],
  ])('%j as %j', (text, kept) => {
    expect(cleanQuery(text)).toBe(kept)
  })

  test.each([
    '',
    '  ',
    '…?!',
    '😀',
    'jane.doe@mail.example',
    'invoice for jane@mail',
    '+49 170 1234567',
    '4111 1111 1111 1111',
    '10.0.12.7',
    'fe80:0:0:1::7',
    '123e4567-e89b-12d3-a456-426614174000',
    'ghp_0123456789abcdef',
    'AKIAIOSFODNN7EXAMPLE',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x',
    'password=hunter2',
    'api_key: abc',
    `${'word '.repeat(12)}jane@mail.example`,
  ])('nothing: %j', (text) => {
    expect(cleanQuery(text)).toBeUndefined()
  })
})

test('[R-091] a limit lets some come at once, and then as many as fit in the time', () => {
  let time = 0
  const mayCome = createRateLimit({ burst: 2, perSecond: 1, now: () => time })
  expect([mayCome(), mayCome(), mayCome()]).toEqual([true, true, false])
  time += 1500
  expect([mayCome(), mayCome()]).toEqual([true, false])
  time += 60_000
  expect([mayCome(), mayCome(), mayCome()]).toEqual([true, true, false])
})

test('[R-121] a query that becomes long by normalization is not kept, and not looked through', () => {
  expect(cleanQuery('\uFDFA'.repeat(56))).toBeDefined()
  expect(cleanQuery('\uFDFA'.repeat(57))).toBeUndefined()
})
