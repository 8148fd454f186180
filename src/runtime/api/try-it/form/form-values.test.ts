import { describe, expect, test } from 'vitest'
import { resizeNode } from '../../../../../tests/unit/resize-node.ts'
import { formatUrl } from '../../../../shared/api/request-text.ts'
import {
  createInitialValues,
  createSampleRequest,
  createSentRequest,
  getBodyText,
  listBodyExamples,
  toRequestValues,
} from './form-values.ts'

const target = { server: 'https://api.cloud.example', credentials: { token: 't', key: 'k&' } }

describe('[R-033] a form', () => {
  test('starts with the examples of the document, with one line per list item', () => {
    expect(createInitialValues(resizeNode, {})).toEqual({
      parameters: { 'query.project_id': '7', 'query.fields': 'a\nb' },
      bodies: {},
      files: {},
      sendsBody: true,
    })
    expect(getBodyText(resizeNode, { bodies: {} })).toBe('{\n  "plan": "C3"\n}')
  })

  test('uses values of other operations only for required fields', () => {
    const remembered = { 'path.node_id': '12', 'query.project_id': '99', 'query.mode': 'fast' }
    expect(createInitialValues(resizeNode, remembered).parameters).toEqual({
      'path.node_id': '12',
      'query.project_id': '99',
      'query.fields': 'a\nb',
    })
  })

  test('has the examples of the body as the editor shows them', () => {
    expect(listBodyExamples(resizeNode).map(({ label }) => label)).toEqual(['A small plan', 'large'])
  })
})

describe('[R-033] a request', () => {
  const values = {
    parameters: { 'path.node_id': '5', 'query.project_id': '7', 'query.tags': 'x,y\n z ', 'query.mode': '' },
    bodies: { 'application/json': '{"plan": "C3"}' },
    files: {},
    sendsBody: true,
  }

  test('has the entered values: items with commas, both credentials, and no empty fields', () => {
    const request = createSentRequest(resizeNode, toRequestValues(resizeNode, values, target))
    expect(formatUrl(request)).toBe(
      'https://api.cloud.example/nodes/5/?apikey=k%26&project_id=7&tags=x,y&tags=z',
    )
    expect(request.headers).toEqual([
      ['Authorization', 'Bearer t'],
      ['Content-Type', 'application/json'],
    ])
  })

  test('is sent without missing values, which are placeholders in samples', () => {
    const empty = toRequestValues(
      resizeNode,
      { parameters: {}, bodies: {}, files: {}, sendsBody: false },
      { ...target, credentials: {} },
    )
    expect(createSentRequest(resizeNode, empty)).toMatchObject({ query: [], headers: [], body: undefined })
    expect(formatUrl(createSampleRequest(resizeNode, empty))).toBe(
      'https://api.cloud.example/nodes/YOUR_NODE_ID/?apikey=YOUR_API_KEY&project_id=YOUR_PROJECT_ID',
    )
  })
})
