import { contentTypes } from './content-type.ts'

/** Path of the output folder that holds every file that pages publish from `content/`. */
export const mediaFolder = '/_/media/'

/**
 * Extensions of files that run code when a browser opens them as a document, and that pages show as images. Servers send
 * them with `Content-Security-Policy: sandbox`.
 */
export const sandboxedExtensions = ['svg'] as const

/**
 * Extensions of files that run code when a browser opens or embeds them, and that readers only download. Servers send them
 * with `Content-Security-Policy: sandbox` and `Content-Disposition: attachment`.
 */
export const downloadExtensions = [
  'cjs',
  'css',
  'htm',
  'html',
  'js',
  'mjs',
  'webmanifest',
  'xhtml',
  'xml',
  'xsl',
] as const

/** Whether a file of `content/` may be published: its type is known, so that servers and browsers agree about it. */
export const isPublishable = (path: string): boolean => Object.hasOwn(contentTypes, extensionOf(path))

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()
