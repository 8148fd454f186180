import { changeOutsideFences } from '../../../shared/content/fences.ts'

/**
 * Links operation IDs in backticks, as the pages do. The names of fields and what is in a link stay as they are.
 * `getUrl` returns the absolute URL of an operation by its ID.
 */
export const linkOperationIds = (markdown: string, getUrl: (id: string) => string | undefined): string =>
  changeOutsideFences(markdown, (text) =>
    text.replace(/\[[^\]]*\]\([^)]*\)|^\| `[^`]*`|(?<!`)`([\w.-]+)`(?!`)/gm, (whole, id?: string) => {
      const url = id === undefined ? undefined : getUrl(id)
      return url === undefined ? whole : `[${whole}](${url})`
    }),
  )
