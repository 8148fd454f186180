import { expect, test } from 'vitest'
import type { ServerChoice } from '../servers.ts'
import { explainRedirect } from './explain-redirect.ts'

const real: ServerChoice = { id: 'x', kind: 'real', url: 'https://api.cloud.example', description: '' }

test('[R-033] a redirect says what was sent, and to whom', () => {
  expect(explainRedirect('api.cloud.example', real)).toMatchInlineSnapshot(`
    {
      "advice": [
        "Run the cURL sample of this operation with \`--include\`: the \`Location\` header shows where the redirect leads.",
      ],
      "text": "api.cloud.example received your request, including any credentials, and responded with a redirect. This page didn't follow it, so nothing was sent to any other address.",
      "title": "The server sent a redirect",
    }
  `)
  expect(explainRedirect('localhost:4010', { ...real, kind: 'own' }).advice[0]).toMatchInlineSnapshot(
    `"Check the URL of your server: \`http\` instead of \`https\` is a common cause."`,
  )
})
