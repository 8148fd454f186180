/** The front matter at the start of a page, with its marks. */
export const frontMatterBlock = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?=\r?\n|$)/
