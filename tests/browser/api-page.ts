import type { Locator, Page } from '@playwright/test'

/** Addresses in the API reference of the test site. */
export const overviewPath = '/api/compute/'
export const createNode = `${overviewPath}nodes/createNode/`
/** The hash route of the same operation. */
export const createNodeRoute = `${overviewPath}#/nodes/createNode`

export const index = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Compute API', exact: true })

/** A link of the index. */
export const line = (page: Page, name: string): Locator => index(page).getByRole('link', { name })
export const operation = (page: Page, name: string): Locator => page.getByRole('article', { name })

/** The title of an operation's page. */
export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })
