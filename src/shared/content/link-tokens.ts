/** Placeholders for the URLs of links and images in a compiled article. */
export const createLinkToken = (index: number): string => `docent-link:${index}`
export const createImageToken = (index: number): string => `docent-image:${index}`

/** Matches both kinds. The groups are the kind and the index. */
export const linkTokenPattern = /docent-(link|image):(\d+)/g

/** Whether a URL is a token. */
export const isLinkToken = (href: string): boolean => /^docent-(?:link|image):\d+$/.test(href)
