import { defineConfig } from 'docent'

export default defineConfig({
  title: '$title',
  url: '$url',
  base: '$base',
  description: '$description',
  brand: {
    name: '$name',
    legalName: '$name',
    logo: { src: '/img/logo.svg', alt: '', width: 28, height: 28 },
    favicon: '/img/logo.svg',
  },
  docs: { landing: 'guide/index' },
  areas: [{ id: 'guide', label: 'Guide', url: '/docs/guide/', folder: 'guide', sidebar: 'guide' }],
  sidebars: { guide: [{ kind: 'folder', folder: 'guide', isFlat: true }] },
  navbar: {
    items: [
      { kind: 'link', label: 'Guide', url: '/docs/guide/', activeBase: '/docs/guide/' },
      { kind: 'link', label: 'Release notes', url: '/release-notes/' },
      { kind: 'link', label: 'FAQ', url: '/faq/' },
      { kind: 'search' },
    ],
  },
  colorMode: { respectsSystem: true },
  search: { url: '/search/' },
})
