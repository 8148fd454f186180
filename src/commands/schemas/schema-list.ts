import { z } from 'zod'
import { authorsSchema } from '../../content/data/load-authors.ts'
import { tableSchema } from '../../content/data/load-catalog.ts'
import { categorySchema } from '../../content/data/load-categories.ts'
import { conceptsSchema } from '../../content/data/load-concepts.ts'
import { messagesSchema } from '../../content/data/load-language.ts'
import { synonymsSchema } from '../../content/data/load-synonyms.ts'
import { tagFileSchema } from '../../content/data/load-tags.ts'
import { listedSchemas } from '../../content/front-matter/parse-listed-front-matter.ts'
import { statementListSchema } from '../../lint/statements/statement-list.ts'
import { labelsSchema, styleGuideSchema } from '../../lint/style-guide.ts'
import { pageSchema, postSchema } from '../../shared/content/front-matter/front-matter.ts'

/** The JSON Schema of one kind of file. */
export interface SchemaFile {
  /** Name without extension. */
  name: string
  /** Title for editors. */
  title: string
  /** Files that it describes, as globs relative to the site folder. */
  files: readonly string[]
  /** Whether it describes the front matter of these files and not all of their content. */
  isFrontMatter: boolean
  schema: z.ZodType
}

const guides = [
  'content/docs',
  'content/versions/*/docs',
  'content/i18n/*/docs',
  'content/i18n/*/versions/*/docs',
]

const blogs = ['content/blog', 'content/i18n/*/blog']

const describe = (name: string, title: string, files: readonly string[]): Omit<SchemaFile, 'schema'> => ({
  ...{ name, title, files },
  isFrontMatter: files.some((file) => file.endsWith('.mdx')),
})

/** Schemas of all files that writers edit, except for the configuration, whose types are in TypeScript. */
export const schemaFiles: readonly SchemaFile[] = [
  {
    ...describe(
      'page',
      'Front matter of a page',
      [...guides, 'content/pages', 'content/i18n/*/pages'].flatMap((folder) => [
        `${folder}/**/*.mdx`,
        `${folder}/**/*.md`,
      ]),
    ),
    schema: pageSchema,
  },
  {
    ...describe(
      'post',
      'Front matter of a blog post',
      blogs.flatMap((folder) => [`${folder}/**/*.mdx`, `${folder}/**/*.md`]),
    ),
    schema: postSchema,
  },
  {
    ...describe('faq', 'Front matter of questions', ['content/faq/**/*.mdx', 'content/faq/**/*.md']),
    schema: listedSchemas.faq,
  },
  {
    ...describe('release', 'Front matter of a release note', [
      'content/releases/**/*.mdx',
      'content/releases/**/*.md',
    ]),
    schema: listedSchemas.release,
  },
  {
    ...describe(
      'category',
      'Folder of guides',
      guides.map((folder) => `${folder}/**/_category_.{yml,yaml,json}`),
    ),
    schema: categorySchema,
  },
  {
    ...describe(
      'tags',
      'Tags',
      [...guides, ...blogs].map((folder) => `${folder}/tags.{yml,yaml}`),
    ),
    schema: tagFileSchema,
  },
  {
    ...describe(
      'authors',
      'Authors of a blog',
      blogs.map((folder) => `${folder}/authors.{yml,yaml}`),
    ),
    schema: authorsSchema,
  },
  { ...describe('catalog', 'Table of facts', ['content/catalog/*.{yml,yaml}']), schema: tableSchema },
  {
    ...describe('messages', 'Texts of the interface', ['content/i18n/*/messages.{yml,yaml}']),
    schema: messagesSchema,
  },
  { ...describe('synonyms', 'Synonyms of search', ['content/search/synonyms.yml']), schema: synonymsSchema },
  {
    ...describe('concepts', 'Everyday words of search', ['content/search/concepts.yml']),
    schema: conceptsSchema,
  },
  { ...describe('style', 'Style guide', ['content/style.yml']), schema: styleGuideSchema },
  {
    ...describe('statements', 'Fields stated in several files', ['content/statements.yml']),
    schema: statementListSchema,
  },
  { ...describe('ui-labels', 'Labels of the product', ['content/ui-labels.yml']), schema: labelsSchema },
]

/** Converts a schema to draft 7 of JSON Schema, which the editors' YAML extensions support. */
export const toJsonSchema = ({
  schema,
  title,
}: Pick<SchemaFile, 'schema' | 'title'>): Record<string, unknown> => ({
  ...z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }),
  title,
})
