import { DocsError } from '../../shared/docs-error.ts'
import { stagesFileName } from '../../shared/stages/stage-functions.ts'

/**
 * Runs a function of the site. Its failure becomes a `DocsError` with the line of `docs.stages.ts` that failed, and with
 * the page.
 */
export function runStageFunction<Result>(stage: string, page: string | undefined, run: () => Result): Result {
  const fail = (error: unknown): never => {
    throw createStageError(stage, page, error)
  }
  try {
    const result = run()
    return result instanceof Promise ? (result.catch(fail) as Result) : result
  } catch (error) {
    return fail(error)
  }
}

function createStageError(stage: string, page: string | undefined, error: unknown): DocsError {
  if (error instanceof DocsError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new DocsError([
    {
      problem: `\`${stage}\` fails${page === undefined ? '' : ` for ${page}`}: ${reason.replace(/\.$/, '')}.`,
      at: { file: stagesFileName, line: findLine(error) },
      fix: 'Correct the function.',
    },
  ])
}

/** Finds the line in the stack of an error: `…/docs.stages.ts?read=1:3:7`, or without the query. */
function findLine(error: unknown): number | undefined {
  const line =
    error instanceof Error ? error.stack?.match(/docs\.stages\.ts(?:\?[^:\s]*)?:(\d+)/)?.[1] : undefined
  return line === undefined ? undefined : Number(line)
}
