import type { ElementType } from 'react'
import type { ArticleComponentName } from '../../shared/article-components.ts'
import { AreaCard, AreaCards } from '../landing/AreaCard.tsx'
import { Hero } from '../landing/Hero.tsx'
import { Newsletter } from '../landing/Newsletter.tsx'
import { SearchBox } from '../landing/SearchBox.tsx'
import { Tasks } from '../landing/Tasks.tsx'
import { TopicCards } from '../landing/TopicCards.tsx'
import { Admonition } from './Admonition.tsx'
import { Card, Cards } from './Cards.tsx'
import { CatalogTable } from './CatalogTable.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Details } from './Details.tsx'
import { ApiLink, CliLink, TerraformLink } from './ReferenceLinks.tsx'
import { Steps } from './Steps.tsx'
import { TabItem, Tabs } from './Tabs.tsx'
import { Term } from './Term.tsx'

/** What the names of `shared/article-components.ts` print. */
export const articleRegistry = {
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
  Term,
  ApiLink,
  CliLink,
  TerraformLink,
  Hero,
  SearchBox,
  AreaCard,
  AreaCards,
  TopicCards,
  Tasks,
  Newsletter,
} satisfies Record<ArticleComponentName, ElementType>
