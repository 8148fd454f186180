import { apiCatalogPath, apiCatalogType } from './api-catalog-path.ts'
import { contentTypes, defaultContentType, getContentType } from './content-type.ts'

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

/** Folder of the files that readers only download. One folder, because some hosts have rules for folders alone. */
export const downloadFolder = `${mediaFolder}download/`

/** Policy of files that could run code: nothing in them runs, and they belong to no site. Drawings keep their styles. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox"

/** The folder that a file of `content/` is published in. */
export const getPublishedFolder = (file: string): string =>
  hasExtension(downloadExtensions, file) ? downloadFolder : mediaFolder

/** Headers of a published file, by its path below the base, that keep it from running as a part of the site. */
export function getPublishedFileHeaders(path: string): Record<string, string> {
  // Some file systems ignore case.
  const lower = path.toLowerCase()
  if (lower.startsWith(downloadFolder))
    return { 'Content-Security-Policy': sandboxPolicy, 'Content-Disposition': 'attachment' }
  const isSandboxed = lower.startsWith(mediaFolder) && hasExtension(sandboxedExtensions, lower)
  return isSandboxed ? { 'Content-Security-Policy': sandboxPolicy } : {}
}

/** Media type that a file of the site is sent with. What is only downloaded has no type that a page could use. */
export function getServedType(path: string): string {
  if (path === apiCatalogPath) return apiCatalogType
  return path.toLowerCase().startsWith(downloadFolder) ? defaultContentType : getContentType(path)
}

/** Whether a file of `content/` may be published: its type is known, so that servers and browsers agree about it. */
export const isPublishable = (path: string): boolean => Object.hasOwn(contentTypes, getExtension(path))

const hasExtension = (extensions: readonly string[], path: string): boolean =>
  extensions.includes(getExtension(path))

const getExtension = (path: string): string => path.slice(path.lastIndexOf('.') + 1).toLowerCase()
