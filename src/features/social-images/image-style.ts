import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { digest } from '../../disk/digest.ts'
import type { DocsConfig } from '../../shared/config/config.ts'
import type { Problem } from '../../shared/docs-error.ts'
import { type FontFile, listDefaultFonts } from './read-fonts.ts'
import { type ConfiguredFile, createFileProblem, findConfigLine } from './report-unusable-file.ts'

/** The look of a site's social images. */
export interface ImageStyle {
  /** Colors such as `#0f1629`. */
  background: string
  text: string
  accent: string
  /** Name of the provider. */
  name: string
  /** Host of the site. */
  host: string
  logo: (ConfiguredFile & { bytes: Uint8Array; width: number; height: number }) | undefined
  fonts: FontFile[]
  /** SVG file with a symbol for each icon. */
  icons: string | undefined
  /** Digest of everything above. */
  key: string
}

/** Reads what the images of a site are drawn with. */
export function loadImageStyle(
  root: string,
  config: DocsConfig,
): { style: ImageStyle | undefined; problems: Problem[] } {
  const { socialImages, brand, url } = config
  if (socialImages === false) return { style: undefined, problems: [] }
  const { fonts: ownFonts, ...colors } = socialImages
  const problems: Problem[] = []
  const locate = (name: string, folder: string): ConfiguredFile => ({
    file: join(root, folder, name),
    name,
    line: findConfigLine(root, name),
  })
  const logoFile = brand.logo && locate(brand.logo.srcDark ?? brand.logo.src, 'static')
  const read = (file: ConfiguredFile): Uint8Array => {
    try {
      return readFileSync(file.file)
    } catch {
      // A missing logo is missing from the whole site, which reports it.
      if (file !== logoFile || existsSync(file.file)) problems.push(createFileProblem(file, "can't be read"))
      return new Uint8Array()
    }
  }
  const logoBytes = logoFile && read(logoFile)
  const iconFile = brand.icons && locate(brand.icons, 'static')
  const icons = iconFile && existsSync(iconFile.file) ? Buffer.from(read(iconFile)).toString() : undefined
  const fontFiles = ownFonts.map((name) => locate(name, '.'))
  const fontDigests = fontFiles.map((file) => digest(read(file)))
  if (problems.length > 0) return { style: undefined, problems }
  const logo = brand.logo &&
    logoFile &&
    logoBytes && { ...logoFile, bytes: logoBytes, ...pickSize(brand.logo) }
  const look = { ...colors, name: brand.name, host: new URL(url).host }
  const fonts = [
    ...listDefaultFonts(),
    ...fontFiles.map((source) => ({ file: source.file, ranges: undefined, source })),
  ]
  const key = digest(
    JSON.stringify([look, logo && pickSize(logo), fontDigests, icons]),
    logoBytes === undefined ? '' : digest(logoBytes),
  )
  return { style: { ...look, logo, fonts, icons, key }, problems }
}

const pickSize = ({
  width,
  height,
}: {
  width: number
  height: number
}): { width: number; height: number } => ({
  width,
  height,
})
