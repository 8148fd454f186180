/** Stand in a compiled article for the address of a link or image until the site is known. */
export const createLinkToken = (index: number): string => `docent-link:${index}`
export const createImageToken = (index: number): string => `docent-image:${index}`

/** Both kinds; the groups are the kind and the index. */
export const linkTokenPattern = /docent-(link|image):(\d+)/g

/** Whether an address is one of the tokens. */
export const isLinkToken = (href: string): boolean => /^docent-(?:link|image):\d+$/.test(href)
