const parameterStart = /&amp;(?=[\w.-]+=)/g

/** Lets addresses in highlighted code break before a parameter, rather than in its value. */
export const breakAddresses = (html: string): string => html.replace(parameterStart, '<wbr>$&')
