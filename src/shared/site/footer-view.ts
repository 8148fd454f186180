/** The footer of every page except the home page. */
export interface FooterView {
  groups: FooterGroup[]
  social: { name: 'facebook' | 'linkedin' | 'x' | 'youtube' | 'instagram' | 'github'; url: string }[]
  legalName: string
  registrationNumber: string | undefined
  /** Year of the copyright line, from the build. */
  year: number
}

/** Group of footer links. */
export interface FooterGroup {
  title: string
  items: { label: string; url: string }[]
}
