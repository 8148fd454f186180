/**
 * Adds a site's style sheets to the core style sheet, in a layer after all of the theme's layers: the site's styles win
 * regardless of specificity.
 */
export const layerSiteStyles = (coreStyle: string, files: readonly string[]): string =>
  coreStyle + files.map((file) => `@import ${JSON.stringify(file)} layer(site);\n`).join('')
