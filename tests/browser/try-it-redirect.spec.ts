import { violations } from './axe.ts'
import { expect, test } from './fixture-site.ts'
import { allowOrigin, chooseOwn, form, openFold, openForm, send, withServer } from './try-it-form.ts'

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

test('[R-033] a key that was typed for one server never arrives at another', async ({ page, portal }) => {
  const keys: [server: string, key: string | null][] = []
  const keyOf = (request: Request): string | null => request.headers.get('Authorization')
  await withServer(
    async (request) => {
      keys.push(['other', keyOf(request)])
      return Response.json({ id: 12 }, { headers: cors })
    },
    async (other) => {
      await withServer(
        async (request) => {
          if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
          keys.push(['first', keyOf(request)])
          return new Response(null, { status: 307, headers: { ...cors, Location: `${other}/v1/` } })
        },
        async (first) => {
          allowOrigin(portal, `${first} ${other}`)
          await openForm(page, portal, 'getEndpoint')
          await chooseOwn(page, first)
          await openFold(page, 'Credentials')
          await form(page).getByLabel('Auth token', { exact: true }).fill('s3cret')
          await send(page).click()
          const result = form(page).getByRole('region', { name: 'The server sent a redirect' })
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
