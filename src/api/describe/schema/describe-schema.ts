import type { Schema } from '../../../shared/api/api-document.ts'
import { fieldAnchor, optionAnchor } from '../../../shared/api/field-anchors.ts'
import { schemaReference } from '../../../shared/api/json-pointer.ts'
import type { Choice, Field, NamedSchemaView, SchemaView } from '../../../shared/api/operation-view.ts'
import type { DescribeContext, Direction } from '../describe-context.ts'
import { descriptionHtml } from '../markdown.ts'
import { labelOptions, shownChoices } from './choices.ts'
import { describeField } from './describe-field.ts'
import { innermostItems, typeInWords } from './describe-type.ts'
import { factsOf, isEmptyFacts } from './facts.ts'
import type { FlatChoice, FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { innerFields, type Side } from './inner-fields.ts'
import { limitsOf } from './limits.ts'
import { schemaUrl } from './schema-url.ts'

/**
 * `all`: rows that one table may have before named schemas in it become references. `surface`: however long the table
 * itself is, it counts as so many, and some are left for what its rows contain. What readers must write is unfolded further
 * than what they get, of which the example beside it tells most: responses were two thirds of the output.
 */
const budgets: Record<Direction, { all: number; surface: number }> = {
  request: { all: 30, surface: 20 },
  response: { all: 24, surface: 16 },
  both: { all: 24, surface: 16 },
}
/** Levels of schemas without a name; nobody opens the twentieth. */
const levelsAtMost = 20

/** Choices on the surface are always shown; those of choices of choices would double with every level. */
const mostTasks = 1000

interface Place {
  /** Anchor of what contains the fields; empty at the top of a component schema. */
  anchor: string
  /** Component schemas that it lies in. */
  ancestors: readonly string[]
  level: number
  /** Belongs to the surface: the table itself, and what is in an envelope that has nothing else. */
  isSurface: boolean
}

interface Task {
  flat: FlatSchema
  place: Place
  /** The row above says the description and limits of the schema itself, but not those of a list's items. */
  isInRow: boolean
  use(view: SchemaView): void
}

/** A schema as a table of fields, whose anchors begin with `anchor`. */
export function describeSchema(
  schema: Schema,
  { direction, anchor }: { direction: Direction; anchor: string },
  context: DescribeContext,
): SchemaView {
  return new Table(context, direction).unfold(schema, anchor)
}

/**
 * Unfolds a schema level by level, so that what is near the surface gets the rows. When they are used up, or a schema
 * comes back inside of itself, a reference stands for it.
 *
 *     NodeCreate (12 rows) → network, disks (20) → network.vpc (15): used up → everything deeper is a reference
 */
class Table {
  readonly #context: DescribeContext
  readonly #side: Side
  readonly #tasks: Task[] = []
  #rows: number

  constructor(context: DescribeContext, direction: Direction) {
    this.#context = context
    this.#side = { direction, schemas: context.document.schemas }
    this.#rows = budgets[direction].all
  }

  unfold(schema: Schema, anchor: string): SchemaView {
    const flat = flattenSchema(schema, this.#schemas)
    let root: SchemaView = this.#value(flat, false, flat)
    const use = (view: SchemaView): void => {
      root = view
    }
    this.#tasks.push({
      flat,
      place: { anchor, ancestors: [], level: 0, isSurface: true },
      isInRow: false,
      use,
    })
    // Tasks that are added meanwhile are met by the same loop.
    for (const task of this.#tasks) task.use(this.#view(task))
    return root
  }

  get #schemas(): Side['schemas'] {
    return this.#side.schemas
  }

  #view({ flat, place, isInRow }: Task): SchemaView {
    const inner = innermostItems(flat, this.#schemas)
    const name = inner.name ?? inner.names[0]
    const isTooMuch = !this.#hasRoomFor(inner, place) || place.level > levelsAtMost
    const isCircular = inner.name !== undefined && place.ancestors.includes(inner.name)
    if (place.level > 0 && name !== undefined && (isCircular || isTooMuch)) return this.#reference(flat, name)
    if (place.level > levelsAtMost) return this.#value(flat, isInRow, inner)
    return this.#unfolded({ flat, inner, isInRow, place: inside(place, inner) })
  }

  /** What does not fit is not begun. */
  #hasRoomFor(inner: FlatSchema, { isSurface }: Place): boolean {
    if (this.#tasks.length > mostTasks) return false
    return isSurface || (this.#rows > 0 && innerFields(inner, this.#side).length <= this.#rows)
  }

  #unfolded({ flat, inner, isInRow, place }: Omit<Task, 'use'> & { inner: FlatSchema }): SchemaView {
    const choices = shownChoices(inner)
      .map((choice) => this.#choice(choice, place))
      .filter((choice) => choice !== undefined)
    const first = this.#tasks.length
    const fields = innerFields(inner, this.#side).map((property) => {
      const field = describeField(property, place.anchor, this.#context)
      this.#unfoldField(field, flattenSchema(property.schema, this.#schemas), place)
      return field
    })
    const [only, ...others] = this.#tasks.slice(first)
    if (only !== undefined && others.length === 0 && place.level === 1) only.place.isSurface = true
    const { surface } = budgets[this.#side.direction]
    this.#rows -= Math.max(1, place.isSurface ? Math.min(fields.length, surface) : fields.length)
    const isSame = isInRow && inner === flat
    const view = {
      type: typeInWords(flat, this.#schemas),
      description: isSame ? '' : descriptionHtml(inner.keywords.description ?? '', this.#context),
      limits: isSame ? [] : limitsOf(inner, this.#schemas),
    }
    const [choice, ...moreChoices] = choices
    if (choice !== undefined) return { kind: 'choice', ...view, choice, moreChoices, fields }
    return fields.length > 0 ? { kind: 'fields', ...view, fields } : this.#value(flat, isInRow, inner)
  }

  /** A choice between plain types is told by the type. */
  #choice(choice: FlatChoice, place: Place): Choice | undefined {
    const options = labelOptions(choice, this.#schemas)
    if (options.every(({ flat }) => this.#isPlain(flat))) return undefined
    this.#rows -= options.length
    return {
      kind: choice.kind,
      discriminator: choice.discriminator?.propertyName,
      options: options.map(({ label, flat }) => {
        const option = { label, schema: this.#value(flat, false, flat) as SchemaView }
        const anchor = optionAnchor(place.anchor, label)
        const use = (view: SchemaView): void => {
          option.schema = view
        }
        this.#tasks.push({ flat, place: { ...place, anchor }, isInRow: false, use })
        return option
      }),
    }
  }

  #unfoldField(field: Field, flat: FlatSchema, place: Place): void {
    const inner = innermostItems(flat, this.#schemas)
    if (!this.#hasInside(inner) && (inner === flat || this.#isPlain(inner))) return
    const anchor = fieldAnchor(place.anchor, field.name)
    const use = (view: SchemaView): void => {
      field.children = view
    }
    this.#tasks.push({ flat, place: { ...place, anchor, isSurface: false }, isInRow: true, use })
  }

  #hasInside(flat: FlatSchema): boolean {
    return (
      innerFields(flat, this.#side).length > 0 ||
      shownChoices(flat).some(({ options }) =>
        options.some((option) => !this.#isPlain(flattenSchema(option, this.#schemas))),
      )
    )
  }

  #isPlain(flat: FlatSchema): boolean {
    const inner = innermostItems(flat, this.#schemas)
    return (
      (inner.keywords.description ?? '') === '' &&
      innerFields(inner, this.#side).length === 0 &&
      inner.choices.length === 0 &&
      isEmptyFacts({ ...factsOf(inner, this.#schemas), example: undefined })
    )
  }

  #value(flat: FlatSchema, isInRow: boolean, inner: FlatSchema): SchemaView & { kind: 'value' } {
    const isSame = isInRow && inner === flat
    return {
      kind: 'value',
      type: typeInWords(isInRow ? inner : flat, this.#schemas),
      description: isSame ? '' : descriptionHtml(inner.keywords.description ?? '', this.#context),
      facts: factsOf(inner, this.#schemas),
    }
  }

  #reference(flat: FlatSchema, name: string): SchemaView {
    return {
      kind: 'reference',
      type: typeInWords(flat, this.#schemas),
      description: '',
      name,
      url: schemaUrl(name, this.#context),
    }
  }
}

const inside = (place: Place, { name }: FlatSchema): Place => ({
  ...place,
  level: place.level + 1,
  ancestors: name === undefined ? place.ancestors : [...place.ancestors, name],
})

/** Describes a component schema on its own. Requests and responses share it, so it has the fields of both. */
export function describeNamedSchema(name: string, context: DescribeContext): NamedSchemaView {
  const schema = { $ref: schemaReference(name) }
  return { name, schema: describeSchema(schema, { direction: 'both', anchor: '' }, context) }
}
