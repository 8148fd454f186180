import type { IslandLoaders } from '../../runtime/article/hydrate-islands.ts'

/** Islands of few pages. This table loads with the first of them, so that it adds nothing to other pages. */
export const rareIslands: IslandLoaders = {
  Newsletter: async () => (await import('../shell/newsletter/NewsletterForm.tsx')).NewsletterForm,
  FaqFilter: async () => (await import('./faq/FaqFilterIsland.tsx')).FaqFilterIsland,
  FaqServices: async () => (await import('./faq/FaqServicesIsland.tsx')).FaqServicesIsland,
  ReleaseFilter: async () => (await import('./releases/ReleaseFilterIsland.tsx')).ReleaseFilterIsland,
  Calculator: async () => (await import('./calculators/GpuCalculatorForm.tsx')).GpuCalculatorForm,
}
