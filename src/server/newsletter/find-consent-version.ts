import { digest } from '../../disk/digest.ts'
import { newsletterMessages } from '../../shared/forms/newsletter-messages.ts'
import type { ServerManifest } from '../../shared/output/server/server-manifest.ts'

/** Returns the version of the text that a reader agreed to on a page, kept with each consent. */
export function findConsentVersion(
  { consentTexts = [] }: Pick<ServerManifest, 'consentTexts'>,
  page: string | undefined,
): string {
  const [own] = consentTexts
    .filter(({ path }) => page?.startsWith(path))
    .sort((first, second) => second.path.length - first.path.length)
  const { newsletterTitle, newsletterOffer } = newsletterMessages
  return digest(`${own?.title ?? newsletterTitle}. ${own?.offer ?? newsletterOffer}`).slice(0, 12)
}
