import type { Problem } from '../../shared/docs-error.ts'

/** Finds partials that no page uses. `files` lists all Markdown files, `usedFiles` those that pages consist of. */
export function findUnusedPartials(files: readonly string[], usedFiles: ReadonlySet<string>): Problem[] {
  return files
    .filter((file) => file.split('/').some((name) => name.startsWith('_')) && !usedFiles.has(file))
    .map((file) => ({
      problem: 'No page uses the partial.',
      at: { file, line: undefined },
      fix: 'Import it in a page or remove the file.',
    }))
}
