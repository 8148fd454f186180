import type { OutsideLink } from '../../../../shared/api/api-document.ts'
import { isUnsafeUrl } from '../../../../shared/external-url.ts'
import { isObject, toObject } from '../../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../../report-problem.ts'
import { readTextField } from '../read-fields.ts'

/** Reads the links of a document: contact, license, terms, and other documentation. */
export function readDocumentLinks(document: OpenApiObject): OutsideLink[] {
  const info = toObject(document.info)
  const contact = toObject(info.contact)
  const license = toObject(info.license)
  const email = readTextField(contact.email)
  const licenseName = readLicenseName(license)
  const links: (OutsideLink | undefined)[] = [
    readDocumentation(document),
    createLink('contact', readTextField(contact.name), readTextField(contact.url)),
    email === '' ? undefined : createLink('contact', email, `mailto:${email}`),
    createLink('terms', '', readTextField(info.termsOfService)),
    createLink('license', licenseName, readTextField(license.url)) ??
      (licenseName === '' ? undefined : { kind: 'license', text: licenseName, url: undefined }),
  ]
  return links.filter((link) => link !== undefined)
}

/** `Apache 2.0 (Apache-2.0)`. */
function readLicenseName(license: OpenApiObject): string {
  const [name, identifier] = [readTextField(license.name), readTextField(license.identifier)]
  return name === '' || identifier === '' || name === identifier
    ? name || identifier
    : `${name} (${identifier})`
}

/** Reads the `externalDocs` of a document or an operation. */
export function readDocumentation({ externalDocs }: OpenApiObject): OutsideLink | undefined {
  if (!isObject(externalDocs)) return undefined
  return createLink('documentation', readTextField(externalDocs.description), readTextField(externalDocs.url))
}

const createLink = (kind: OutsideLink['kind'], text: string, url: string): OutsideLink | undefined =>
  url === '' || isUnsafeUrl(url) ? undefined : { kind, text, url }
