import { describe, expect, test } from 'vitest'
import { configProblems } from '../../../../tests/unit/problems-of.ts'
import { createThemeStyle } from './create-theme-style.ts'
import { type ThemeConfig, themeSchema } from './theme-schema.ts'

const style = (theme: unknown): string | undefined => createThemeStyle(themeSchema.parse(theme), '/help/')

describe('[F-037] the tokens of a theme', () => {
  test('are a style sheet, in which the dark mode keeps its defaults', () => {
    const theme = {
      colors: { light: { accent: '#00695c' }, dark: { danger: '#ff9999' } },
      fonts: { text: 'Inter, sans-serif', code: '"Mono", monospace' },
      radius: 8,
      widths: { text: '50rem', page: '90rem' },
    }
    expect(style(theme)).toMatchInlineSnapshot(
      `"@layer tokens{:root{--docs-accent:#00695c;--docs-font-family:Inter, sans-serif;--docs-font-mono:"Mono", monospace;--docs-radius:8px;--docs-measure:50rem;--docs-page-width:90rem}@media screen{[data-theme=dark]{--docs-accent:#a5adff;--docs-danger:#ff9999}}}"`,
    )
  })

  test('include font files below the base path', () => {
    const files = [{ family: 'Inter', file: '/fonts/inter.woff2', weight: '100 900' }]
    expect(style({ fonts: { files } })).toContain(
      '@font-face{font-family:"Inter";src:url("/help/fonts/inter.woff2");font-weight:100 900;',
    )
  })

  test('are nothing without any', () => {
    expect(style({})).toBeUndefined()
  })
})

test('[F-037] wrong tokens are reported together', () => {
  const theme: Record<string, unknown> = {
    colors: { light: { accents: '#00695c', text: 'red' } },
    fonts: { text: 'Inter}', files: [{ family: 'Inter', file: 'inter.woff2' }] },
    radius: -1,
    widths: { text: '50' },
  } satisfies Record<keyof ThemeConfig, unknown>
  expect(configProblems({ theme })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`theme.colors.light.accents\` is not a known key.
      Did you mean \`accent\`?

    docs.config.ts
      \`theme.colors.light.text\` is \`"red"\`.
      It must be a color such as "#0f1629".

    docs.config.ts
      \`theme.fonts.text\` is \`"Inter}"\`.
      It must be a list of font families such as "Inter, Arial, sans-serif".

    docs.config.ts
      \`theme.fonts.files[0].file\` is \`"inter.woff2"\`.
      It must be a font below the static folder, such as "/fonts/inter.woff2".

    docs.config.ts
      \`theme.radius\` is \`-1\`.
      It must be at least 0.

    docs.config.ts
      \`theme.widths.text\` is \`"50"\`.
      It must be a length such as "43rem"."
  `)
})

test('[F-037] a color that can not be read on its background is reported, with one that can', () => {
  const colors = {
    light: { accent: '#ffcc00', button: '#66aaff' },
    dark: { background: '#777777' },
  }
  expect(configProblems({ theme: { colors } })).toMatchInlineSnapshot(`
    "docs.config.ts
      \`theme.colors.light.accent\` is \`"#ffcc00"\`.
      It must have a contrast of at least 4.5:1 with \`background\` (#ffffff), but has 1.51:1; #8f7200 has enough.

    docs.config.ts
      \`theme.colors.light.button\` is \`"#66aaff"\`.
      It must have a contrast of at least 4.5:1 with white text (#ffffff), but has 2.40:1; #4777b3 has enough.

    docs.config.ts
      \`theme.colors.dark.background\` is \`"#777777"\`.
      It must have a contrast of at least 4.5:1 with \`heading\` (#f2f5fa), but has 4.10:1; #707070 has enough."
  `)
})
