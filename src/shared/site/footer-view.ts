/** The footer of every page but the home page, and who is behind the site. */
export interface FooterView {
  groups: FooterGroup[]
  social: { name: 'facebook' | 'linkedin' | 'x' | 'youtube' | 'instagram' | 'github'; url: string }[]
  legalName: string
  registrationNumber: string | undefined
  /** Year of the copyright line, taken when the site was built. */
  year: number
}

/** Footer link group of the specification, section 3. */
export interface FooterGroup {
  title: string
  items: { label: string; url: string }[]
}
