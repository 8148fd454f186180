import { expect, test } from 'vitest'
import { importSample, listFindings } from '../../../tests/unit/import-sample.ts'
import { readColor } from './settings/styles/read-color.ts'

const config = `module.exports = { title: 'S', url: 'https://docs.example',
  presets: [['classic', { theme: { customCss: './src/a.css' } }]] }`

test('[19.2] variables that mean a setting of the theme become one, and everything else is listed', async () => {
  const site = await importSample({
    'docusaurus.config.js': config,
    'src/a.css': [
      '@import url("x.css");',
      ':root {',
      '  --brand: hsl(210 100% 30%);',
      '  --ifm-color-primary: var(--brand);',
      '  --ifm-color-primary-dark: #004080;',
      '  --ifm-font-family-base: "Inter", Arial, sans-serif;',
      '  --ifm-font-family-monospace: var(--missing);',
      '  --ifm-global-radius: 0.5rem;',
      '  --ifm-code-font-size: 95%;',
      '  --ifm-heading-color: #eeeeee;',
      '  --ifm-link-color: navy;',
      '}',
      "html[data-theme='dark'] { --ifm-color-primary: #4da6ff; --ifm-background-color: rgb(0, 0, 0) }",
      '@media (max-width: 500px) { :root { --ifm-global-radius: 0 } }',
      '.hero { color: red }',
    ].join('\n'),
  })
  expect(site.config.theme).toEqual({
    colors: {
      light: { accent: '#000080', button: '#004d99' },
      dark: { accent: '#4da6ff', background: '#000000' },
    },
    fonts: { text: '"Inter", Arial, sans-serif' },
    radius: 8,
  })
  expect(listFindings(site)).toMatchInlineSnapshot(`
    [
      "src/a.css:7 The variable \`--ifm-font-family-monospace\` of the light mode isn't carried over.",
      "src/a.css:9 The variable \`--ifm-code-font-size\` of the light mode isn't carried over.",
      "src/a.css:10 The color #eeeeee of \`--ifm-heading-color\` isn't readable in the light mode, so the theme keeps its own.",
      "src/a.css:14 2 rules of the style sheet, from this line on, aren't carried over.",
    ]
  `)
})

test.each([
  ['#ABC', '#aabbcc'],
  ['#abcdefff', '#abcdef'],
  ['#abcdef80', undefined],
  ['rgb(255 0 10)', '#ff000a'],
  ['rgba(1, 2, 3, 1)', '#010203'],
  ['rgba(1, 2, 3, 0.5)', undefined],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['red', '#ff0000'],
  ['var(--x)', undefined],
  ['constructor', undefined],
])('[19.2] the color %s is %s', (value, color) => {
  expect(readColor(value)).toBe(color)
})
