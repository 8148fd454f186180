import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { type SiteHeaders, serverManifestPath } from '../shared/output/server/server-manifest.ts'
import { getServerPaths, listServerPaths, operatorPaths } from '../shared/output/server/server-paths.ts'
import { type AppHandler, createApp } from './create-app.ts'
import { createFileHandler, type Handler } from './create-file-handler.ts'
import { createErrorResponse } from './error-response.ts'
import { createNoticeRenderer } from './forms/render-notice.ts'
import { createHealthRoutes } from './health.ts'
import type { SiteServices } from './open-services.ts'
import type { GetSite, OpenedSite } from './open-site.ts'
import { withSearchLog } from './search-log/with-search-log.ts'

/** Serves the current build in the folder, with its own headers and routes. The caller closes the services. */
export function createSiteHandler(current: GetSite, services: SiteServices): AppHandler {
  let servedSite = current()
  let app = createBuildHandler(servedSite, services)
  return (request, bindings) => {
    const site = current()
    if (site !== servedSite) {
      app = createBuildHandler(site, services)
      servedSite = site
    }
    return app(request, bindings)
  }
}

/** Serves a build: its pages, the services, and health checks. */
function createBuildHandler(site: OpenedSite, services: SiteServices): AppHandler {
  const { folder, headers } = site
  const { searchLog, storageState } = services
  const files = createFileHandler(site)
  const pages: Handler =
    searchLog === undefined
      ? files
      : withSearchLog(files, { path: getServerPaths(site).searchLog, log: searchLog })
  const isSiteReadable = (): Promise<boolean> =>
    access(join(folder, serverManifestPath)).then(
      () => true,
      () => false,
    )
  const renderNotice = createNoticeRenderer(site)
  const routes = [
    createHealthRoutes({ isSiteReadable, storageState }),
    ...services.createRoutes({ site, pages, renderNotice }),
  ]
  checkRoutes(routes, [...listServerPaths(site), ...operatorPaths])
  const app = createApp({ headers, pages, routes, renderNotice })
  return async (request, bindings) => {
    const response = await app(request, bindings)
    const isGone = response.status >= 400 && response.status !== 503 && !(await isSiteReadable())
    return isGone ? createUnavailableResponse(headers) : response
  }
}

/** Throws if a route isn't among the paths that other servers forward, because it would work only without them. */
function checkRoutes(routes: readonly Hono[], paths: readonly string[]): void {
  const route = routes.flatMap((service) => service.routes).find(({ path }) => !paths.includes(path))
  if (route !== undefined) throw new Error(`The path ${route.path} isn't in \`server-paths.ts\`.`)
}

/** Responds while the folder is gone, as during a careless deploy. A 404 would make search engines forget the page. */
const createUnavailableResponse = ({ all }: SiteHeaders): Response =>
  createErrorResponse(503, 'The site is unavailable. Try again in a moment.', { ...all, 'Retry-After': '5' })
