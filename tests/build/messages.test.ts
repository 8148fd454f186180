// cspell:disable -- German texts
import { readFileSync } from 'node:fs'
import { buildSiteFolder } from './build-worker.ts'
import {
  describe,
  expect,
  type FileContents,
  formatSiteConfig,
  type SiteFolder,
  siteTest as test,
} from './site-folder.ts'

const document = `openapi: 3.1.0
info: { title: Garten, version: 1.2.0 }
servers: [{ url: 'https://api.garden.example/v1' }]
tags: [{ name: Beete }]
security: [{ token: [] }]
paths:
  /beds/{id}/:
    get:
      operationId: getBed
      tags: [Beete]
      summary: Beet lesen
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer, minimum: 1 } }
      responses:
        '200':
          description: Das Beet.
          content: { application/json: { schema: { $ref: '#/components/schemas/Bed' } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer } }
  schemas:
    Bed:
      type: object
      properties: { names: { type: array, items: { type: string }, maxItems: 3 }, at: { type: object, properties: { row: { type: integer }, column: { type: integer } } } }
`

const german = `apiPathParameters: Pfadparameter
apiRequired: erforderlich
apiBearerToken: Bearer-Token im Header {header}
apiFilter: Operationen filtern
apiIndexOpen: Alle Operationen
apiSchemas: Schemata
apiMatches.one: "{count} Operation"
apiMatches: "{count} Operationen"
apiNoMatch: Keine Treffer.
apiBar: Programmierschnittstelle
apiBarReleases: Versionshinweise
apiShowFields: "{count} Felder anzeigen"
typeInteger: Ganzzahl
typeStringPlural: Zeichenketten
typeListOf: "Liste: {items}"
limitAtLeast: mindestens {value}
limitAtMost: höchstens {value}
limitItems: "{count} Einträge"
tryItOpen: Ausprobieren
tryItSend: Anfrage senden
checkMissingValue: ist erforderlich
newsletterTitle: Newsletter abonnieren
newsletterSubscribe: Abonnieren
faqFilter: Fragen filtern
details: Einzelheiten
`

const files: FileContents = {
  'docs.config.ts': formatSiteConfig({
    locales: [
      { id: 'de', label: 'Deutsch' },
      { id: 'en', label: 'English' },
    ],
    apis: [
      {
        id: 'garden',
        label: 'Garten-API',
        url: '/api/garden/',
        releaseNotes: '/docs/',
        document: 'content/api/garden.yaml',
      },
    ],
  }),
  'content/api/garden.yaml': document,
  'content/i18n/de/messages.yml': german,
  'content/i18n/en/messages.yml': 'apiFilter: Find operations\ntryItSend: Send\n',
  'content/pages/api/garden.mdx': '---\ntitle: Garten-API\n---\n\nAlles über Beete.\n',
  'content/pages/index.mdx': '---\ntitle: Start\n---\n\n<Newsletter />\n\n<Details>\n\nMehr.\n\n</Details>\n',
  'content/docs/index.md': '---\ntitle: Anfang\n---\n\nWillkommen.\n',
}

const read = (site: SiteFolder, path: string): string => readFileSync(site.path(`dist/${path}`), 'utf8')
const decode = (html: string): string => html.replaceAll('&quot;', '"')
/** Texts that the page hands to the scripts of the tab. */
const tabTexts = (html: string): Record<string, string> =>
  JSON.parse(/<script type="application\/json" id="docent-view">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    .messages

describe('[R-082] a language replaces the texts', () => {
  test('of API pages, forms, and components, where they are printed', async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)

    const operation = read(site, 'api/garden/beete/getBed/index.html')
    expect(operation).toContain('<h2>Pfadparameter</h2>')
    expect(operation).toContain('>erforderlich</span>')
    expect(operation).toContain('Bearer-Token im Header <code>Authorization</code>')
    expect(operation).toContain('<span class="field-type">Ganzzahl</span>')
    expect(operation).toContain('<li>mindestens 1</li>')
    expect(operation).toContain('<span class="field-type">Liste: Zeichenketten</span>')
    expect(operation).toContain('<li>höchstens 3 Einträge</li>')
    expect(operation).toContain('2 Felder anzeigen')
    expect(operation).toMatch(/<button[^>]*><span[^>]*>Ausprobieren</)
    // What it doesn't replace is the default text.
    expect(operation).toContain('<h2>Antworten</h2>')
    expect(read(site, 'api/garden/schemas/index.html')).toContain('<title>Schemata')

    const api = decode(read(site, 'api/garden/index.html'))
    expect(api).toContain('placeholder="Operationen filtern"')
    expect(api).toContain('>Alle Operationen</button>')
    expect(api).toContain('"apiNoMatch":"Keine Treffer."')
    expect(api).toContain('"apiMatches.one":"{count} Operation"')
    expect(api).toContain('aria-label="Programmierschnittstelle"')
    expect(api).toContain('Versionshinweise')
    expect(api).toMatch(/data-try-it-messages="\{[^>]*"tryItSend":"Anfrage senden"/)
    expect(decode(read(site, 'api/garden/beete/index.html'))).toContain('"tryItSend":"Anfrage senden"')

    const home = read(site, 'index.html')
    expect(home).toContain('>Newsletter abonnieren</h2>')
    expect(home).toMatch(/<button [^>]*type="submit"[^>]*>Abonnieren<\/button>/)
    expect(home).toContain('<summary>Einzelheiten</summary>')
  })

  test('of each language in its own pages only', async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)
    const english = decode(read(site, 'en/api/garden/index.html'))
    expect(english).toContain('placeholder="Find operations"')
    expect(english).toContain('>All operations</button>')
    expect(english).toContain('data-try-it-messages="{"tryItSend":"Send"}"')
    expect(english).not.toContain('Operationen')
    expect(tabTexts(read(site, 'en/docs/index.html'))).toBeUndefined()
  })

  test('and guides carry none of those that API pages and the form bring along', async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)
    const guide = read(site, 'docs/index.html')
    const keys = Object.keys(tabTexts(guide))
    expect(keys).toEqual(
      expect.arrayContaining(['apiBar', 'details', 'faqFilter', 'newsletterTitle', 'next']),
    )
    expect(keys.filter((key) => /^(?:apiF|type|limit|tryIt|checkM|json)/.test(key))).toEqual([])
    expect(guide).not.toContain('Anfrage senden')
  })

  test('and a change of one of them prints the operations again', async ({ site }) => {
    site.write(files)
    await buildSiteFolder(site)
    site.write({ 'content/i18n/de/messages.yml': german.replace('Pfadparameter', 'Parameter im Pfad') })
    await buildSiteFolder(site)
    expect(read(site, 'api/garden/beete/getBed/index.html')).toContain('Parameter im Pfad')
  })
})
