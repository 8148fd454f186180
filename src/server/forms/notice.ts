/** A page that responds to a form, printed in the site's shell. */
export interface Notice {
  status: number
  /** Language of the texts, and of the shell around them. Undefined for the default one. */
  locale?: string | undefined
  title: string
  /** Plain text, one item per paragraph. */
  text: string[]
  form?: NoticeForm
  /** Link to continue with: a path below the base URL, and its label. */
  link?: { path: string; label: string }
}

/** A form with one button, for actions that opening a link must not trigger. */
export interface NoticeForm {
  /** Path including the base URL. */
  action: string
  fields: Record<string, string>
  button: string
  /** A text field, sent as `comment`. */
  comment?: CommentField
}

export interface CommentField {
  label: string
  hint: string
  maxLength: number
  text: string
}

/** Renders a notice as a response, with the site's headers and `Cache-Control: no-store`. */
export type RenderNotice = (notice: Notice) => Promise<Response>
