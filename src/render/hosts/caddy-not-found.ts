import { contentTypes } from '../../shared/output/content-type.ts'
import { quote, quotePattern } from './caddy-text.ts'
import { markdownAcceptPattern } from './host-rules.ts'

/** Formats the rules for missing files: the not-found page as Markdown if the client prefers it or wants a Markdown file. */
export function formatCaddyNotFoundRules(): string {
  return `@missingMarkdown {
	expression \`{err.status_code} == 404\`
	expression \`{http.request.orig_uri.path}.endsWith(".md")\`
	file /404.md
}
@missingAccepted {
	expression \`{err.status_code} == 404\`
	header_regexp Accept ${quotePattern(`(?i)${markdownAcceptPattern}`)}
	file /404.md
}
@missing expression \`{err.status_code} == 404\`
${formatMissingPage('@missingMarkdown', 'md')}
${formatMissingPage('@missingAccepted', 'md')}
${formatMissingPage('@missing', 'html')}`
}

const formatMissingPage = (matcher: string, extension: 'html' | 'md'): string => `handle ${matcher} {
	rewrite * /404.${extension}
	header Content-Type ${quote(contentTypes[extension] ?? '')}
	file_server {
		precompressed br gzip
		status 404
	}
}`
