import { violations } from './axe.ts'
import { expect, fixtureTest as test } from './fixture-site.ts'
import {
  allowOrigin,
  enterServer,
  getSendButton,
  getTryItForm,
  openFold,
  openTryItForm,
  withServer,
} from './try-it-form.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

test('[R-033] a key that was typed for one server is never sent to another', async ({
  readPage: page,
  portal,
}) => {
  const keys: [server: string, key: string | null][] = []
  const getKeyField = (request: Request): string | null => request.headers.get('Authorization')
  await withServer(
    async (request) => {
      keys.push(['other', getKeyField(request)])
      return Response.json({ id: 12 }, { headers: cors })
    },
    async (other) => {
      await withServer(
        async (request) => {
          if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
          keys.push(['first', getKeyField(request)])
          return new Response(null, { status: 307, headers: { ...cors, Location: `${other}/v1/` } })
        },
        async (first) => {
          allowOrigin(portal, `${first} ${other}`)
          await openTryItForm(page, portal, 'getEndpoint')
          await enterServer(page, first)
          await openFold(page, 'Credentials')
          await getTryItForm(page).getByLabel('Auth token', { exact: true }).fill('s3cret')
          await getSendButton(page).click()
          const result = getTryItForm(page).getByRole('region', { name: 'The server sent a redirect' })
          await expect(result).toContainText(
            `${new URL(first).host} received your request, including any credentials`,
          )
          await expect(result).toContainText('nothing was sent to any other address')
          expect(keys).toEqual([['first', 'Bearer s3cret']])
          expect(await violations(page)).toEqual([])
        },
      )
    },
  )
})
