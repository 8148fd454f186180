import type { Schema } from '../../../shared/api/api-document.ts'
import { fieldAnchor, optionAnchor } from '../../../shared/api/field-anchors.ts'
import { schemaReference } from '../../../shared/api/json-pointer.ts'
import type {
  Facts,
  Field,
  NamedSchemaView,
  SchemaChoice,
  SchemaView,
} from '../../../shared/api/operation-view.ts'
import type { DescribeContext, DescribeDirection } from '../describe-context.ts'
import { descriptionHtml } from '../markdown.ts'
import { labelOptions, shownChoices } from './choices.ts'
import { describeField } from './describe-field.ts'
import { innermostItems, typeInWords } from './describe-type.ts'
import { describeFacts, isEmptyFacts } from './facts.ts'
import type { FlatChoice, FlatSchema } from './flat-schema.ts'
import { flattenSchema } from './flatten-schema.ts'
import { innerFields, type VisibleSide } from './inner-fields.ts'
import { describeLimits } from './limits.ts'
import { schemaUrl } from './schema-url.ts'

/**
 * Limits for the rows of a table. `all`: after this many rows, named schemas become links. `surface`: the most that the
 * table's own rows count, so that some remain for nested fields. Requests, which readers must write, are expanded
 * further than responses, which the example next to them mostly explains: responses were two thirds of the output.
 */
const budgets: Record<DescribeDirection, { all: number; surface: number }> = {
  request: { all: 30, surface: 20 },
  response: { all: 24, surface: 16 },
  both: { all: 24, surface: 16 },
}
/** Maximum nesting of unnamed schemas. Nobody opens the twentieth level. */
const levelsAtMost = 20

/** Limit for choices inside choices, which would double with every level. Choices on the surface are always shown. */
const mostTasks = 1000

interface Place {
  /** Anchor of the parent of the fields, or empty at the top of a component schema. */
  anchor: string
  /** Component schemas that contain this one. */
  ancestors: readonly string[]
  level: number
  /** True for the table's own rows and the contents of an envelope that has nothing else. */
  isSurface: boolean
}

interface Task {
  flat: FlatSchema
  place: Place
  /** True if the row above shows the description and limits of the schema itself (but not those of a list's items). */
  isInRow: boolean
  use(view: SchemaView): void
}

/** Describes a schema as a table of fields, whose anchors start with `anchor`. */
export function describeSchema(
  schema: Schema,
  { direction, anchor }: { direction: DescribeDirection; anchor: string },
  context: DescribeContext,
): SchemaView {
  return new Table(context, direction).unfold(schema, anchor)
}

/**
 * Expands a schema level by level, so that fields near the surface get the rows first. When the rows are used up, or a
 * schema contains itself, a link takes its place.
 *
 *     NodeCreate (12 rows) → network, disks (20) → network.vpc (15): used up → everything deeper is a link
 */
class Table {
  readonly #context: DescribeContext
  readonly #side: VisibleSide
  readonly #tasks: Task[] = []
  #rows: number

  constructor(context: DescribeContext, direction: DescribeDirection) {
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
    // The same loop picks up tasks added meanwhile.
    for (const task of this.#tasks) task.use(this.#view(task))
    return root
  }

  get #schemas(): VisibleSide['schemas'] {
    return this.#side.schemas
  }

  #type(flat: FlatSchema): string {
    return typeInWords(flat, this.#schemas, this.#context.texts)
  }

  #facts(flat: FlatSchema): Facts {
    return describeFacts(flat, { schemas: this.#schemas, texts: this.#context.texts })
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

  /** Checks for room up front, because a table is shown in full or not at all. */
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
      type: this.#type(flat),
      description: isSame ? '' : descriptionHtml(inner.keywords.description ?? '', this.#context),
      limits: isSame ? [] : describeLimits(inner, this.#schemas, this.#context.texts),
    }
    const [choice, ...moreChoices] = choices
    if (choice !== undefined) return { kind: 'choice', ...view, choice, moreChoices, fields }
    return fields.length > 0 ? { kind: 'fields', ...view, fields } : this.#value(flat, isInRow, inner)
  }

  /** Describes a choice. One between plain types is left to the type. */
  #choice(choice: FlatChoice, place: Place): SchemaChoice | undefined {
    const options = labelOptions(choice, this.#schemas, this.#context.texts)
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
      isEmptyFacts({ ...this.#facts(inner), example: undefined })
    )
  }

  #value(flat: FlatSchema, isInRow: boolean, inner: FlatSchema): SchemaView & { kind: 'value' } {
    const isSame = isInRow && inner === flat
    return {
      kind: 'value',
      type: this.#type(isInRow ? inner : flat),
      description: isSame ? '' : descriptionHtml(inner.keywords.description ?? '', this.#context),
      facts: this.#facts(inner),
    }
  }

  #reference(flat: FlatSchema, name: string): SchemaView {
    return {
      kind: 'reference',
      type: this.#type(flat),
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
