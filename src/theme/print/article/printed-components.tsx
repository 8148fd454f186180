import type { ElementType } from 'react'
import type { ArticleComponentName } from '../../../shared/content/article-components.ts'
import { Hero } from '../../shell/layout/Hero.tsx'
import { SearchForm } from '../../shell/search/SearchForm.tsx'
import { FaqCards } from '../faq/FaqCards.tsx'
import { FaqIndex } from '../faq/FaqIndex.tsx'
import { FaqList } from '../faq/FaqList.tsx'
import { FaqQuestions } from '../faq/FaqQuestions.tsx'
import { FaqServices } from '../faq/FaqServices.tsx'
import { AreaCard, AreaCards } from '../landing/AreaCard.tsx'
import { Tasks } from '../landing/Tasks.tsx'
import { TopicCards } from '../landing/TopicCards.tsx'
import { Panel } from '../nav/Panel.tsx'
import { LatestReleases } from '../releases/LatestReleases.tsx'
import { ReleaseNotes } from '../releases/ReleaseNotes.tsx'
import { Admonition } from './Admonition.tsx'
import { Card, Cards } from './Cards.tsx'
import { ApiLink, CliLink, SdkLink, TerraformLink } from './CatalogLinks.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { GpuCalculator } from './calculators/GpuCalculator.tsx'
import { CatalogTable } from './catalog/CatalogTable.tsx'
import { Cost } from './catalog/Cost.tsx'
import { CatalogEntry } from './catalog/entries/CatalogEntry.tsx'
import { TerraformSchema } from './catalog/entries/TerraformSchema.tsx'
import { Details } from './Details.tsx'
import { Newsletter } from './Newsletter.tsx'
import { SearchResults } from './SearchResults.tsx'
import { Steps } from './Steps.tsx'
import { TabItem, Tabs } from './Tabs.tsx'
import { Term } from './Term.tsx'

/** Components by their names in `shared/content/article-components.ts`. */
export const printedComponents = {
  Tabs,
  TabItem,
  Steps,
  Cards,
  Card,
  Details,
  Admonition,
  CodeBlock,
  PlanTable: CatalogTable,
  RegionTable: CatalogTable,
  LimitTable: CatalogTable,
  CatalogTable,
  GpuCalculator,
  Term,
  ApiLink,
  CliLink,
  TerraformLink,
  SdkLink,
  Command: CatalogEntry,
  SdkCall: CatalogEntry,
  TerraformSchema,
  BillingState: Cost,
  Hero,
  SearchBox: SearchForm,
  SearchResults,
  AreaCard,
  AreaCards,
  TopicCards,
  Tasks,
  Panel,
  Newsletter,
  FaqList,
  FaqQuestions,
  FaqIndex,
  FaqCards,
  FaqServices,
  ReleaseNotes,
  LatestReleases,
} satisfies Record<ArticleComponentName, ElementType>
