import type { IslandModules } from '../../runtime/article/hydrate-islands.ts'

/** Islands of few pages. This table loads with the first of them, so that it adds nothing to other pages. */
export const rareIslands: IslandModules = {
  Newsletter: () => import('./NewsletterIsland.tsx'),
  FaqFilter: () => import('./faq/FaqFilterIsland.tsx'),
  FaqServices: () => import('./faq/FaqServicesIsland.tsx'),
  ReleaseFilter: () => import('./releases/ReleaseFilterIsland.tsx'),
  Calculator: () => import('./calculators/CalculatorIsland.tsx'),
}
