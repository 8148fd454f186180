/**
 * Printed between texts that the style sheet sets apart. Text extracted from the page, by copying or by a program, has a
 * space there too.
 */
export const lineBreak = '\n'
