import { expect, test } from 'vitest'
import { sampleConfig, samplePage } from '../../../tests/unit/sample-values.ts'
import { createNavigation } from './scope-navigation.ts'

test('[19.8] categories and links of a sidebar have the labels of the language', () => {
  const config = sampleConfig({
    sidebars: {
      main: [
        {
          kind: 'category',
          label: 'Start',
          items: ['a', { kind: 'link', label: 'Forum', href: 'https://forum.example' }],
        },
      ],
    },
    locales: [
      { id: 'en', label: 'English' },
      { id: 'fr', label: 'French', labels: { Start: 'Début', Forum: 'Discussions' } },
    ],
  })
  const getLabels = (locale: string): unknown => {
    const scope = { locale, version: 'current', categories: [] }
    const { levels } = createNavigation([samplePage('a')], { config, scope })
    return [...levels.values()].flatMap((level) => [...level.values()].flat().map(({ label }) => label))
  }
  expect(getLabels('fr')).toEqual(expect.arrayContaining(['Début', 'Discussions']))
  expect(getLabels('en')).toEqual(expect.arrayContaining(['Start', 'Forum']))
})
