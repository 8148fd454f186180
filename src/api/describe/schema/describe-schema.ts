import type { Schema } from '../../../shared/api/api-document.ts'
import { createFieldAnchor, createOptionAnchor } from '../../../shared/api/field-anchors.ts'
import type { Facts, SchemaChoice, SchemaField, SchemaView } from '../../../shared/api/operation-view.ts'
import type { FlatChoice, FlatSchema } from '../../../shared/api/schema/flat-schema.ts'
import { flattenSchema } from '../../../shared/api/schema/flatten-schema.ts'
import type { MessageDirection } from '../../../shared/api/schema/is-sent.ts'
import type { DescribeContext } from '../describe-context.ts'
import { createFieldsPart, createShapesPart, createValuePart } from './create-overflow-part.ts'
import { describeFacts, isEmptyFacts } from './describe-facts.ts'
import { addItemExample, describeField } from './describe-field.ts'
import { describeType, findInnermostItems, listItems } from './describe-type.ts'
import { labelOptions, selectChoices } from './label-choices.ts'
import { findWholeName, listInnerFields, type VisibleSide } from './list-inner-fields.ts'
import { renderSchemaDescription } from './render-schema-description.ts'
import { getSchemaUrl } from './schema-url.ts'

/** Maximum nesting of unnamed schemas. Nobody opens the twentieth level. */
const maxLevels = 20

/** Limit for choices inside choices, which would double with every level. Choices on the surface are always shown. */
const maxTasks = 1000

interface TablePosition {
  /** Anchor of the parent of the fields, or empty at the top of a component schema. */
  anchor: string
  /** Component schemas that contain this one. */
  ancestors: readonly string[]
  level: number
  /** True for the table's own rows and the contents of an envelope that has nothing else. */
  isSurface: boolean
}

interface UnfoldTask {
  flat: FlatSchema
  position: TablePosition
  /** True if the row above shows the description and limits of the schema itself (but not of a list's items). */
  isInRow: boolean
  onView(view: SchemaView): void
}

/** Describes a schema as a table of fields, whose anchors start with `anchor`. */
export function describeSchema(
  schema: Schema,
  { direction, anchor }: { direction: MessageDirection; anchor: string },
  context: DescribeContext,
): SchemaView {
  return describeFlatSchema(flattenSchema(schema, context.document.schemas), { direction, anchor }, context)
}

/** Describes a flat schema. */
export function describeFlatSchema(
  flat: FlatSchema,
  { direction, anchor }: { direction: MessageDirection; anchor: string },
  context: DescribeContext,
): SchemaView {
  return new SchemaUnfolder(context, direction).unfold(flat, anchor)
}

/**
 * Expands a schema level by level, so that fields near the surface get the rows first. When the rows are used up, or a
 * schema contains itself, a link replaces it.
 *
 *     NodeCreate (12 rows) → network, disks (20) → network.vpc (15): used up → everything deeper is a link
 */
class SchemaUnfolder {
  readonly #context: DescribeContext
  readonly #side: VisibleSide
  readonly #tasks: UnfoldTask[] = []
  #rows: number

  constructor(context: DescribeContext, direction: MessageDirection) {
    this.#context = context
    this.#side = { direction, schemas: context.document.schemas }
    this.#rows = context.detail.rows[direction].all
  }

  unfold(flat: FlatSchema, anchor: string): SchemaView {
    let root: SchemaView = this.#createValueView(flat, false, flat)
    const onView = (view: SchemaView): void => {
      root = view
    }
    this.#tasks.push({
      flat,
      position: { anchor, ancestors: [], level: 0, isSurface: true },
      isInRow: false,
      onView,
    })
    // The same loop picks up tasks added meanwhile.
    for (const task of this.#tasks) task.onView(this.#createView(task))
    return root
  }

  get #schemas(): VisibleSide['schemas'] {
    return this.#side.schemas
  }

  #type(flat: FlatSchema): string {
    return describeType(flat, this.#schemas, this.#context.texts)
  }

  #facts(flat: FlatSchema): Facts {
    return describeFacts(flat, { schemas: this.#schemas, texts: this.#context.texts })
  }

  #createView({ flat, position, isInRow }: UnfoldTask): SchemaView {
    const inner = findInnermostItems(flat, this.#schemas)
    const name = inner.name ?? findWholeName(inner, this.#side)
    const isTooDeep = this.#tasks.length > maxTasks || position.level > maxLevels
    const isTooMuch = isTooDeep || !this.#hasRoomFor(inner, position)
    const isCircular = inner.name !== undefined && position.ancestors.includes(inner.name)
    if (position.level > 0 && name !== undefined && (isCircular || isTooMuch))
      return this.#createRef(flat, name)
    const isGenerous = this.#context.detail.isGenerous && !isTooDeep
    if (position.level > 0 && isTooMuch && !isGenerous && this.#hasInside(inner))
      return this.#createPartView(flat, inner)
    return this.#unfoldValue({ flat, inner, isInRow, position: createInnerPosition(position, inner) })
  }

  /** Checks for room up front, because a table is either shown in full or replaced by a link. */
  #hasRoomFor(inner: FlatSchema, { isSurface }: TablePosition): boolean {
    return isSurface || (this.#rows > 0 && listInnerFields(inner, this.#side).length <= this.#rows)
  }

  #unfoldValue({
    flat,
    inner,
    isInRow,
    position,
  }: Omit<UnfoldTask, 'onView'> & { inner: FlatSchema }): SchemaView {
    const { detail } = this.#context
    const choices = selectChoices(inner)
      .map((choice) => this.#createChoice(choice, position))
      .filter((choice) => choice !== undefined)
    const first = this.#tasks.length
    const properties = listInnerFields(inner, this.#side)
    const fields = properties.slice(0, detail.maxItems).map((property) => {
      const field = describeField(property, position.anchor, this.#context)
      this.#unfoldField(field, flattenSchema(property.schema, this.#schemas), position)
      return field
    })
    const [only, ...others] = this.#tasks.slice(first)
    if (only !== undefined && others.length === 0 && position.level === 1) only.position.isSurface = true
    const { surface } = detail.rows[this.#side.direction]
    this.#rows -= Math.max(1, position.isSurface ? Math.min(fields.length, surface) : fields.length)
    const texts = renderSchemaDescription({ flat, isInRow }, this.#context)
    const view = { type: this.#type(flat), ...texts }
    const rest = createFieldsPart(properties.slice(fields.length), this.#side, this.#context)
    const [choice, ...moreChoices] = choices
    if (choice !== undefined) return { kind: 'choice', ...view, choice, moreChoices, fields, rest }
    return fields.length > 0
      ? { kind: 'fields', ...view, fields, rest }
      : this.#createValueView(flat, isInRow, inner)
  }

  /** Describes a choice. One between plain types is left to the type. */
  #createChoice(choice: FlatChoice, position: TablePosition): SchemaChoice | undefined {
    const { isGenerous, maxItems } = this.#context.detail
    const allOptions = labelOptions(choice, this.#schemas, this.#context.texts)
    if (allOptions.every(({ flat }) => this.#isPlain(flat))) return undefined
    const [options, rest] = [allOptions.slice(0, maxItems), allOptions.slice(maxItems)]
    this.#rows -= options.length
    return {
      kind: choice.kind,
      discriminator: choice.discriminator?.propertyName,
      options: options.map(({ label, flat }) => {
        const option = { label, schema: this.#createValueView(flat, false, flat) as SchemaView }
        const anchor = createOptionAnchor(position.anchor, label)
        const onView = (view: SchemaView): void => {
          option.schema = view
        }
        const isSurface = position.isSurface && isGenerous
        this.#tasks.push({ flat, position: { ...position, anchor, isSurface }, isInRow: false, onView })
        return option
      }),
      rest: createShapesPart(
        { ...choice, options: rest.map(({ option }) => option) },
        this.#side,
        this.#context,
      ),
    }
  }

  #unfoldField(field: SchemaField, flat: FlatSchema, position: TablePosition): void {
    const inner = findInnermostItems(flat, this.#schemas)
    const [items] = listItems(flat, this.#schemas)
    if (!this.#hasInside(inner) && (items === undefined || this.#isPlain(items, field.facts.format))) {
      if (items !== undefined) field.facts = addItemExample(field.facts, inner, this.#context)
      return
    }
    const anchor = createFieldAnchor(position.anchor, field.name)
    const onView = (view: SchemaView): void => {
      field.children = view
    }
    this.#tasks.push({ flat, position: { ...position, anchor, isSurface: false }, isInRow: true, onView })
  }

  #hasInside(flat: FlatSchema): boolean {
    return (
      listInnerFields(flat, this.#side).length > 0 ||
      selectChoices(flat).some(({ options }) =>
        options.some((option) => !this.#isPlain(flattenSchema(option, this.#schemas))),
      )
    )
  }

  /** True for a value that has only a type, as its items do, and the format that the row above shows. */
  #isPlain(flat: FlatSchema, shownFormat?: string): boolean {
    return [flat, ...listItems(flat, this.#schemas)].every((level) => {
      const facts = this.#facts(level)
      const format = facts.format === shownFormat ? undefined : facts.format
      const hasText = level.keywords.description !== undefined && level.keywords.description !== ''
      const hasInside = listInnerFields(level, this.#side).length > 0 || level.choices.length > 0
      return !hasText && !hasInside && isEmptyFacts({ ...facts, format, examples: [] })
    })
  }

  #createValueView(flat: FlatSchema, isInRow: boolean, inner: FlatSchema): SchemaView & { kind: 'value' } {
    const { description, limits } = renderSchemaDescription({ flat, isInRow }, this.#context)
    const facts = this.#facts(inner)
    return {
      kind: 'value',
      type: this.#type(isInRow ? inner : flat),
      description,
      // A list's own limits come first.
      facts: inner === flat ? facts : { ...facts, limits },
    }
  }

  #createPartView(flat: FlatSchema, inner: FlatSchema): SchemaView {
    const part = createValuePart(inner, this.#side, this.#context)
    return { kind: 'part', type: this.#type(flat), description: '', part }
  }

  #createRef(flat: FlatSchema, name: string): SchemaView {
    return {
      kind: 'ref',
      type: this.#type(flat),
      description: '',
      name,
      url: getSchemaUrl(name, this.#context),
    }
  }
}

const createInnerPosition = (position: TablePosition, { name }: FlatSchema): TablePosition => ({
  ...position,
  level: position.level + 1,
  ancestors: name === undefined ? position.ancestors : [...position.ancestors, name],
})
