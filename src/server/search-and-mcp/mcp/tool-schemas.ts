import { z } from 'zod'
import { maxQueryCharacters } from '../search-api/read-search-request.ts'
import { operationSummary } from '../site-data/result-schemas.ts'

/** Longest address, ID, or title that tools accept. */
const shortText = z.string().max(500)

const query = z.string().min(1).max(maxQueryCharacters)

export const searchInput = z.object({
  query: query.describe('A few words, such as "resize a node". The first 64 characters count.'),
  area: shortText.optional().describe('ID of an area, to search only that. list_sections returns the IDs.'),
  limit: z.int().min(1).max(20).default(8).describe('Number of results'),
  page: z.int().min(1).max(10).default(1).describe('Page of results, from 1'),
})

export const readPageInput = z.object({
  url: shortText.min(1).describe('URL or path of a page, with or without #section'),
  section: shortText
    .optional()
    .describe(
      'Title or ID of a heading, to read only that section. Default: the # of the URL, or the page without one',
    ),
  offset: z
    .int()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe('Where to continue, as the previous answer says'),
})

export const listSectionsInput = z.object({
  area: shortText
    .optional()
    .describe('ID of an area or API, as listed. Without it, all areas and APIs are listed.'),
  section: shortText.optional().describe('ID of a section in the area, to list only that'),
})

const node = z.object({ title: z.string(), url: z.string(), id: z.string().optional() })
const sectionNode = node.extend({
  items: z.array(node.extend({ items: z.array(node).optional() })).optional(),
})

export const listSectionsOutput = z.object({
  sections: z.array(sectionNode),
  apis: z.array(sectionNode),
  isCut: z.boolean().describe('Whether items are left out. List an area or a section to see them.'),
})

export const findOperationInput = z.object({
  query: query.describe(
    'Words, an operation ID, or a method and path: "create a node", "createNode", "POST /nodes/"',
  ),
  api: shortText.optional().describe('ID of an API, to look only there'),
  limit: z.int().min(1).max(10).default(5).describe('Number of operations'),
})

const field = z.object({ name: z.string(), type: z.string(), isRequired: z.boolean() })

export const findOperationOutput = z.object({
  operation: z
    .object({
      api: z.string(),
      id: z.string(),
      method: z.string(),
      path: z.string(),
      endpoint: z.string().optional(),
      title: z.string(),
      summary: z.string(),
      url: z.string(),
      markdownUrl: z.string(),
      isDeprecated: z.boolean().optional(),
      bodyMatch: z.record(z.string(), z.unknown()).optional(),
      credentials: z.array(z.string()),
      parameters: z.array(field.extend({ in: z.enum(['path', 'query', 'header', 'cookie']) })),
      body: z
        .object({
          mediaType: z.string(),
          isRequired: z.boolean(),
          requiredFields: z.array(field),
          optionalFields: z.array(z.string()).describe('name: type'),
        })
        .optional(),
      curl: z.string().optional(),
    })
    .describe('The best match, with what a call needs'),
  others: z
    .array(operationSummary.extend({ api: z.string(), title: z.string(), url: z.string() }))
    .describe('Other matches. Pass an ID to find_operation for the details.'),
})
