import { nestHeading, type TitleLevel } from '../../../shared/api/title-level.ts'
import { changeOutsideFences } from '../../../shared/content/fences.ts'

export const formatHeading = (level: number, text: string): string => `${'#'.repeat(level)} ${text}`

/** Moves the headings of an operation's description below its title. Code isn't changed. */
export const nestHeadings = (description: string, title: TitleLevel): string =>
  changeOutsideFences(description, (text) =>
    text.replace(/^#{1,6}(?= )/gm, (signs) => '#'.repeat(nestHeading(signs.length, title))),
  )
