/** A page that the server answers with, printed in the shell of the site: what became of a form, or a question. */
export interface Notice {
  status: number
  title: string
  /** Plain text, a paragraph each. */
  text: string[]
  form?: NoticeForm
  /** Where to go on from here, a path below the base and its words. */
  link?: { path: string; label: string }
}

/** A form with one button, for what must not happen by opening a link. */
export interface NoticeForm {
  /** Path as it is served, with the base. */
  action: string
  fields: Record<string, string>
  button: string
  /** A field for text, sent as `comment`. */
  comment?: CommentField
}

export interface CommentField {
  label: string
  hint: string
  maxLength: number
  text: string
}

/** Makes the answer of a notice, with the headers of the site and `Cache-Control: no-store`. */
export type AnswerNotice = (notice: Notice) => Promise<Response>
