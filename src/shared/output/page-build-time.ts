/** How long a page took in the last build that made it, in ms. */
export interface PageBuildTime {
  /** Path of the page below the base. */
  subject: string
  compile: number
  render: number
}
