import { expect, test } from 'vitest'
import { createPageViewTracker, createPageViewUrl, type PageViewReport } from './send-page-views.ts'

const settings = { trackingId: 'G-1', anonymizeIp: false, endpoint: 'https://stats.example/collect' }
const report = (url: string): PageViewReport => ({
  url: `https://docs.example${url}`,
  title: 'A & B',
  referrer: '',
  client: '1.2',
})

test('sends the tracking ID, the page, and its title', () => {
  expect(createPageViewUrl(settings, report('/a/?q=1'))).toBe(
    'https://stats.example/collect?v=2&tid=G-1&cid=1.2&en=page_view&dl=https%3A%2F%2Fdocs.example%2Fa%2F%3Fq%3D1&dt=A+%26+B',
  )
})

test('requests a shortened IP address only if configured', () => {
  expect(createPageViewUrl({ ...settings, anonymizeIp: true }, report('/'))).toContain('aip=1')
  expect(createPageViewUrl(settings, report('/'))).not.toContain('aip')
})

test('sends one page view per route change', () => {
  const sent: string[] = []
  const track = createPageViewTracker(settings, (url) => sent.push(new URL(url).searchParams.get('dl') ?? ''))
  for (const url of ['/a/', '/a/?q=1', '/a/#x', '/b/', '/a/']) track(report(url))
  expect(sent).toEqual(['https://docs.example/a/', 'https://docs.example/b/', 'https://docs.example/a/'])
})

test('counts hash routes of an API page as pages, regardless of the field', () => {
  const sent: string[] = []
  const track = createPageViewTracker(settings, (url) => sent.push(new URL(url).searchParams.get('dl') ?? ''))
  for (const hash of ['', '#errors', '#/nodes/createNode', '#/nodes/createNode/body.name', '#/nodes', '#/'])
    track(report(`/api/${hash}`))
  expect(sent.map((url) => new URL(url).hash)).toEqual(['', '#/nodes/createNode', '#/nodes', '#/'])
})

test.each([[undefined], [{ ...settings, trackingId: '' }]])('sends nothing with the settings %j', (none) => {
  const sent: string[] = []
  createPageViewTracker(none, (url) => sent.push(url))(report('/a/'))
  expect(sent).toEqual([])
})
