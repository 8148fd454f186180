/** A page that stands for its kind, or for what strains it. */
export interface RepresentativePage {
  name: string
  site: 'cloud' | 'based' | 'rough'
  path: string
}

/** What every rule of accessibility and layout is tried on. A new kind of page is one line more. */
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
  { name: 'the not-found page', site: 'cloud', path: '/docs/compute/quikstart/' },
]
