import { startApiIndex } from './api-index/start-api-index.ts'
import { startSchemaRefs } from './fill-schema-refs.ts'
import { followFieldHash } from './follow-field-hash.ts'
import { followHashRoutes } from './follow-hash-routes.ts'
import { readApiPage } from './read-api-page.ts'
import {
  prepareSampleLanguage,
  showSampleLanguage,
  startSampleChoice,
} from './samples/choose-sample-language.ts'
import { showRequestChoices, startRequestChoice } from './samples/start-request-choice.ts'
import { createShellConnection, type ShellConnection, type ShellHooks } from './shell-connection.ts'

interface StartedPage {
  shell: ShellConnection
  stop(): void
}

const startedPages = new WeakMap<HTMLElement, StartedPage>()

/**
 * Starts the index of an API page, its samples, its schemas, and on an overview the hash routes. On the first page of
 * a visit it is called again with the `hooks` of the shell, because none of these wait for React. Returns a function
 * that stops it.
 */
export function startApiPage(root: HTMLElement, hooks?: ShellHooks): () => void {
  const started = startedPages.get(root) ?? createStartedPage(root)
  if (started === undefined) return () => undefined
  if (hooks !== undefined) started.shell.connect(hooks)
  startedPages.set(root, started)
  return started.stop
}

function createStartedPage(root: HTMLElement): StartedPage | undefined {
  const page = readApiPage(root)
  if (page === undefined) return undefined
  const shell = createShellConnection()
  const controller = new AbortController()
  const { signal } = controller
  const { api } = page
  const keepIndex = startApiIndex(page, signal)
  prepareSampleLanguage().then(() => showSampleLanguage(root))
  startSampleChoice(root, signal)
  showRequestChoices(root)
  startRequestChoice(root, signal)
  startSchemaRefs(root, { api, signal })
  followFieldHash(root, { api, signal })
  if (page.overview !== undefined) followHashRoutes(page, shell, signal)
  const stop = (): void => {
    startedPages.delete(root)
    keepIndex()
    controller.abort()
  }
  return { shell, stop }
}
