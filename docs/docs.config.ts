import { defineConfig } from 'docent'

/** The documentation of Docent, built by Docent. `npm run docs` serves it. */
export default defineConfig({
  title: 'Docent',
  url: 'https://docent.example',
  description:
    'Docent builds documentation sites from Markdown and OpenAPI documents. Learn to write, configure, and run one.',
  brand: {
    name: 'Docent',
    legalName: 'Docent',
    logo: { src: '/img/logo.svg', alt: '', width: 28, height: 28 },
    favicon: '/img/logo.svg',
    icons: '/img/icons.svg',
  },
  docs: {
    landing: 'start/index',
    // Pages explain variables by their names, which would be replaced.
    variables: false,
  },
  areas: [
    { id: 'write', label: 'Write', url: '/docs/writing/', folder: 'writing', sidebar: 'docs' },
    { id: 'run', label: 'Run', url: '/docs/deploy/', folder: 'deploy', sidebar: 'docs' },
  ],
  sidebars: {
    docs: [
      { kind: 'folder', folder: 'start' },
      { kind: 'folder', folder: 'writing' },
      { kind: 'folder', folder: 'components' },
      { kind: 'folder', folder: 'configuration' },
      { kind: 'folder', folder: 'theming' },
      { kind: 'folder', folder: 'search' },
      { kind: 'folder', folder: 'api' },
      { kind: 'folder', folder: 'deploy' },
      { kind: 'folder', folder: 'operate' },
      { kind: 'folder', folder: 'migrate' },
    ],
  },
  navbar: {
    items: [
      { kind: 'link', label: 'Docs', url: '/docs/start/', activeBase: '/docs/' },
      { kind: 'link', label: 'Sample API', url: '/api/notes/' },
      { kind: 'link', label: 'Release notes', url: '/release-notes/' },
      { kind: 'link', label: 'FAQ', url: '/faq/' },
      { kind: 'search' },
    ],
  },
  apis: [
    {
      id: 'notes',
      label: 'Sample API',
      url: '/api/notes/',
      releaseNotes: '/release-notes/',
      document: 'content/api/notes.yaml',
    },
  ],
  colorMode: { respectsSystem: true },
  search: { url: '/search/' },
})
