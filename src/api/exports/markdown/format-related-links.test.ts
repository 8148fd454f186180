import { expect, test } from 'vitest'
import { gardenApi } from '../../../../tests/unit/garden-api.ts'
import { formatRelatedLinks } from './format-related-links.ts'

test('the guides, commands, Terraform names, and SDK calls of an operation lead to the Markdown of their pages', () => {
  const operation = gardenApi.operations.find(({ id }) => id === 'createBed')
  if (operation === undefined) throw new Error('The garden has no createBed.')
  const relatedPages = {
    guides: { createBed: [{ title: 'Beds [all]', url: '/base/docs/beds/' }] },
    documentUrls: { 'garden bed create': '/base/docs/cli/#create', garden_bed: '/base/docs/terraform/' },
  }
  expect(
    formatRelatedLinks(
      { ...operation, terraform: ['garden_bed', 'garden_x'], sdk: ['Beds.create'] },
      { document: gardenApi, siteUrl: 'https://docs.example/base', relatedPages },
    ),
  ).toEqual([
    'Guides: [Beds \\[all\\]](https://docs.example/base/docs/beds/index.md)',
    'Command line: [`garden bed create`](https://docs.example/base/docs/cli/index.md#create)',
    'Terraform: [`garden_bed`](https://docs.example/base/docs/terraform/index.md), `garden_x`',
    'SDK: `Beds.create`',
  ])
})
