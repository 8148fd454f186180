import { expect, test } from 'vitest'
import { sampleConfig } from '../../../tests/unit/sample-values.ts'
import { createSiteView } from '../../render/create-site-view.ts'
import { createOpenSearchFile } from './create-open-search-file.ts'

test('[F-006] the description leads to the search page, with names as long as the format allows', () => {
  const brand = { name: 'Acme & Sons Cloud Company', legalName: 'Acme', favicon: '/icon.svg' }
  const view = createSiteView(sampleConfig({ base: '/site/', brand, search: { url: '/search/' } }))
  const file = createOpenSearchFile(view, '/site/search/')
  expect(file.path).toBe('/opensearch.xml')
  expect(file.content).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
    <ShortName>Acme &amp; Sons…</ShortName>
    <LongName>Docs</LongName>
    <Description>Docs</Description>
    <InputEncoding>UTF-8</InputEncoding>
    <Image>https://docs.example/site/icon.svg</Image>
    <Url type="text/html" template="https://docs.example/site/search/?q={searchTerms}"/>
    <Url type="application/opensearchdescription+xml" rel="self" template="https://docs.example/site/opensearch.xml"/>
    </OpenSearchDescription>
    "
  `)
})
