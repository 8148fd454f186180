import { expect } from 'vitest'
import type { Journey } from './journey.ts'

export const apiJourneys: readonly Journey[] = [
  {
    title: '[R-032] opens operations and groups of both APIs by their addresses, and goes back',
    run: async (reader) => {
      await reader.open('/api/myaccount/#/dns')
      await reader.see('heading', 'List DNS domains')
      await reader.open('/api/tir/')
      await reader.see('heading', 'AI platform API')
      await reader.open('/api/myaccount/')
      await reader.see('heading', 'Account API')
      await reader.page.evaluate(() => {
        location.hash = '#/nodes/createNode'
      })
      await reader.see('heading', 'Create a node')
      await reader.goBack()
      await reader.see('heading', 'Account API')
    },
  },
  {
    title: '[R-032] opens an operation while a definition of the overview is open',
    run: async (reader) => {
      await reader.open('/api/myaccount/')
      await reader.page.evaluate(() => {
        document.querySelector<HTMLElement>('.term-definition')?.showPopover()
        location.hash = '#/dns'
      })
      await reader.see('heading', 'List DNS domains')
    },
  },
  {
    title: '[R-033] sends a request to the sandbox',
    run: async (reader) => {
      await reader.open('/api/myaccount/#/ssh-keys/listSshKeys')
      await reader.click('button', 'Try it')
      // It is chosen as soon as the page knows that the server has one.
      await reader.waitUntil('the sandbox is chosen', () => {
        const chosen = document.querySelector('input[type="radio"]:checked')
        return chosen?.closest('label')?.textContent?.startsWith('Sandbox') === true
      })
      await reader.click('button', 'Send')
      expect(await reader.see('heading', '200')).toContain('200 OK')
    },
  },
]
