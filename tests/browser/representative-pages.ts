import type { FixtureName } from './fixture-site.ts'

/** A page that stands for its kind, or for what strains it. */
export interface RepresentativePage {
  name: string
  site: FixtureName
  path: string
}

/** Pages that every rule of accessibility and layout is tested on. Add a line for a new page kind. */
export const representativePages: RepresentativePage[] = [
  { name: 'the kitchen sink', site: 'cloud', path: '/docs/compute/kitchen-sink/' },
  { name: 'a doc page', site: 'cloud', path: '/docs/compute/nodes/lifecycle/recovery/rescue/' },
  { name: 'a page on its own', site: 'cloud', path: '/about/' },
  { name: 'a page below a base', site: 'based', path: '/handbook/docs/guide/first-steps/' },
  { name: 'a page with long names', site: 'rough', path: '/docs/guide/names/' },
  { name: 'the questions of an area', site: 'cloud', path: '/compute/faq/' },
  { name: 'the questions as cards', site: 'cloud', path: '/compute/faq-cards/' },
  { name: 'the questions of a service', site: 'cloud', path: '/compute/faqService/' },
  { name: 'all questions', site: 'cloud', path: '/faqs/' },
  { name: 'the release notes', site: 'cloud', path: '/Release-notes/' },
  { name: 'the home page', site: 'portal', path: '/' },
  { name: 'the landing page of an area', site: 'portal', path: '/compute/' },
  { name: 'the overview of an API', site: 'portal', path: '/api/compute/' },
  { name: 'the search page', site: 'portal', path: '/search/' },
  { name: 'the results of a search', site: 'portal', path: '/search/?q=quota' },
  { name: 'a page of an old version', site: 'world', path: '/world/docs/1.0/guide/' },
  {
    name: 'a page without a translation, right to left',
    site: 'world',
    path: '/world/ar/docs/guide/install/',
  },
  { name: 'the tags of the guides', site: 'world', path: '/world/docs/tags/' },
  { name: 'the guides of a tag', site: 'world', path: '/world/docs/next/tags/storage/' },
  { name: 'the list of a blog', site: 'world', path: '/world/blog/' },
  { name: 'a post', site: 'world', path: '/world/blog/2026/10/01/next-version/' },
  { name: 'the tags of a blog', site: 'world', path: '/world/blog/tags/' },
  { name: 'the posts of a tag', site: 'world', path: '/world/blog/tags/notes/' },
  { name: 'the authors of a blog', site: 'world', path: '/world/blog/authors/' },
  { name: 'the posts of an author, right to left', site: 'world', path: '/world/ar/blog/authors/mina/' },
  { name: 'a calculator', site: 'cloud', path: '/calculator/' },
  { name: 'the not-found page', site: 'cloud', path: '/docs/compute/quikstart/' },
]
