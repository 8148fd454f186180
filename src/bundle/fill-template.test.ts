import { expect, test } from 'vitest'
import type { FooterView } from '../shared/site/footer-view.ts'
import type { SiteView } from '../shared/site/site-view.ts'
import type { AppTemplate } from './bundle-app.ts'
import { fillTemplate } from './fill-template.ts'
import type { SiteValues } from './site-placeholders.ts'

const sheet = { path: '_/assets/idle-AAAAAAAA.css', text: '' }
const background = 'a{background:url(/__DOCENT_BASE__/_/assets/dots.svg)}'

const template: AppTemplate = {
  boot: '',
  coreStyle: background,
  redirect: '',
  offlineWorker: '',
  browser: {
    files: [
      { path: '_/assets/start-Ab-d_6gH.js', content: 'import("./idle-BBBBBBBB.js")' },
      { path: '_/assets/idle-BBBBBBBB.js', content: 'import"./react-CCCCCCCC.js";show(__DOCENT_SITE__)' },
      { path: '_/assets/react-CCCCCCCC.js', content: 'export{}' },
      { path: '_/assets/late-DDDDDDDD.js', content: 'import"./start-Ab-d_6gH.js"' },
      { path: '_/assets/idle-AAAAAAAA.css', content: background },
      { path: '_/assets/font-EEEEEEEE.woff2', content: new Uint8Array([1]) },
    ],
    stylesheet: sheet,
    extraStylesheets: [],
    startScript: '/_/assets/start-Ab-d_6gH.js',
    idleScripts: ['/_/assets/idle-BBBBBBBB.js', '/_/assets/react-CCCCCCCC.js'],
    apiScripts: ['/_/assets/late-DDDDDDDD.js'],
  },
  renderModule: 'const id = __DOCENT_BUILD_ID__',
}

const locale = (id: string, calendar: string): SiteView['locales'][number] =>
  ({ id, calendar }) as SiteView['locales'][number]

function values(title: string): SiteValues {
  const brand = { name: 'Sky', logo: undefined, favicon: '/sky.svg', homeUrl: '/' }
  const site: Partial<SiteView> = {
    base: '/docs/',
    title,
    brand,
    searchUrl: undefined,
    assistants: [],
    areas: [],
    locales: [locale('en', 'gregory'), locale('fa', 'persian')],
  }
  const footer: Partial<FooterView> = {}
  return { site: site as SiteView, footer: footer as FooterView, buildId: 'abc' }
}

const fill = (title: string): AppTemplate => fillTemplate(template, values(title))

const readNames = (title: string): string[] =>
  fill(title).browser.files.map(({ path }) => path.replace('_/assets/', ''))

test('values replace the placeholders of scripts and of the module that renders pages', () => {
  const { browser, renderModule } = fill('A "title"')
  expect(browser.files[1]?.content).toBe(
    'import"./react-CCCCCCCC.js";show({base:"/docs/",title:"A \\"title\\"",brand:{name:"Sky",homeUrl:"/"},areas:[],locales:[{id:"en"},{id:"fa",calendar:"persian"}]})',
  )
  expect(renderModule).toBe('const id = "abc"')
})

test('the base path replaces its placeholder in style sheets', () => {
  const { coreStyle, browser } = fill('A')
  const filled = 'a{background:url(/docs/_/assets/dots.svg)}'
  expect([coreStyle, browser.files[4]?.content]).toEqual([filled, filled])
})

test('a script with values, and every script that loads it, gets another name per site', () => {
  const [start, idle, react, late, , font] = readNames('A')
  expect([react, font]).toEqual(['react-CCCCCCCC.js', 'font-EEEEEEEE.woff2'])
  expect([start, idle, late]).toEqual([
    expect.stringMatching(/^start-[\da-f]{8}\.js$/),
    expect.stringMatching(/^idle-[\da-f]{8}\.js$/),
    expect.stringMatching(/^late-[\da-f]{8}\.js$/),
  ])
  expect(readNames('A')).toEqual([start, idle, react, late, 'idle-AAAAAAAA.css', font])
  expect(readNames('B').filter((name) => [start, idle, late].includes(name))).toEqual([])
})

test('scripts and pages load scripts by their new names', () => {
  const { browser } = fill('A')
  const [start, idle, react, late] = readNames('A')
  expect(browser.files[0]?.content).toBe(`import("./${idle}")`)
  expect(browser.files[3]?.content).toBe(`import"./${start}"`)
  expect(browser.startScript).toBe(`/_/assets/${start}`)
  expect(browser.idleScripts).toEqual([`/_/assets/${idle}`, `/_/assets/${react}`])
  expect(browser.apiScripts).toEqual([`/_/assets/${late}`])
})
