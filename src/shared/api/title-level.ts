/** Heading level of an operation's title: 1 on its own page, 2 on the page of its group. */
export type TitleLevel = 1 | 2

/** Returns the level of a heading in the description of an operation, which is below its title. */
export const nestHeading = (level: number, title: TitleLevel): number =>
  Math.min(6, Math.max(title + 1, level + title - 1))
