/** Stand in a compiled article for the address of a link or image until the site is known. */
export const linkToken = (index: number): string => `docent-link:${index}`
export const imageToken = (index: number): string => `docent-image:${index}`

/** Both kinds; the groups are the kind and the index. */
export const tokenPattern = /docent-(link|image):(\d+)/g

/** Whether an address is one of the tokens. */
export const isToken = (href: string): boolean => /^docent-(?:link|image):\d+$/.test(href)
