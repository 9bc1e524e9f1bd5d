import type { z } from 'zod'

/** How long a text or a list may be, and the check that says so in its own words. */
type Bound = { most: number; check?: z.core.$ZodCheck | undefined }

/**
 * How large a value may be that a schema takes, whatever is in it. A bound that is missing is `Infinity`; a part that is missing
 * has no size of its own (a number, a flag, a word of a list).
 */
export type Size = {
  text?: Bound
  items?: Bound
  item?: Size
  /** Of an object: its own fields, what else it may have, and how many names in all. */
  fields?: Map<string, Size>
  rest?: Size
  name?: Size
  names?: number
  /** Characters as JSON, of a value that may be anything. */
  whole?: number
}

/** So many names more than there are fields are read, so that each can be told by its name that it is none. */
const MOST_UNKNOWN = 20

/** How long a value is as JSON; endless when it is nested so deeply that nothing can write it. */
export function charactersOf(value: unknown): number {
  try {
    return JSON.stringify(value)?.length ?? 0
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

const wholes = new WeakMap<z.ZodType, number>()

/** Whatever it is, as JSON it has at most so many characters. */
export function boundedWhole<T extends z.ZodType>(schema: T, most: number): T {
  const isSmall = (value: unknown) => charactersOf(value) <= most
  const bounded = schema.refine(isSmall, `must be at most ${most.toLocaleString('en-US')} characters`)
  wholes.set(bounded, most)
  return bounded
}

type Def = {
  type: string
  checks?: z.core.$ZodCheck[]
  innerType: z.ZodType
  in: z.ZodType
  element: z.ZodType
  shape: Record<string, z.ZodType>
  catchall?: z.ZodType
  keyType: z.ZodType
  valueType: z.ZodType
  options: z.ZodType[]
  left: z.ZodType
  right: z.ZodType
  items: z.ZodType[]
  getter: () => z.ZodType
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def
const inner = ({ innerType }: Def): Size => sizeOf(innerType)
const nothing = (): Size => ({})

/** By the kind of a schema; one that is not here takes anything. */
const BY_KIND: Record<string, (def: Def, schema: z.ZodType) => Size> = {
  string: (def) => ({ text: boundOf(def) }),
  array: (def) => ({ items: boundOf(def), item: sizeOf(def.element) }),
  tuple: ({ items }) => ({ items: { most: items.length }, item: items.map(sizeOf).reduce(wider, {}) }),
  object: ({ shape, catchall }) => {
    const fields = new Map(Object.entries(shape).map(([name, one]) => [name, sizeOf(one)]))
    const rest = catchall && defOf(catchall).type !== 'never' ? sizeOf(catchall) : undefined
    return { fields, names: rest ? Number.POSITIVE_INFINITY : fields.size + MOST_UNKNOWN, ...(rest ? { rest } : {}) }
  },
  record: (def, schema) => ({
    names: (schema.meta()?.maxProperties as number | undefined) ?? Number.POSITIVE_INFINITY,
    name: sizeOf(def.keyType),
    rest: sizeOf(def.valueType),
  }),
  union: ({ options }) => options.map(sizeOf).reduce(wider, {}),
  intersection: ({ left, right }) => wider(sizeOf(left), sizeOf(right)),
  ...{ optional: inner, nullable: inner, default: inner, prefault: inner, catch: inner, readonly: inner, nonoptional: inner },
  pipe: (def) => sizeOf(def.in),
  lazy: ({ getter }) => sizeOf(getter()),
  ...{ number: nothing, boolean: nothing, literal: nothing, enum: nothing, null: nothing, undefined: nothing, never: nothing },
}

const made = new WeakMap<z.ZodType, Size>()

/** Made once per schema. */
export function sizeOf(schema: z.ZodType): Size {
  const known = made.get(schema)
  if (known) return known
  const size: Size = {}
  // Before its parts are looked at: a schema may stand inside itself.
  made.set(schema, size)
  const whole = wholes.get(schema)
  const def = defOf(schema)
  return Object.assign(size, whole === undefined ? (BY_KIND[def.type]?.(def, schema) ?? { whole: Number.POSITIVE_INFINITY }) : { whole })
}

function boundOf({ checks = [] }: Def): Bound {
  const bounds = checks.map((check): Bound => {
    const def = check._zod.def as { check: string; maximum?: number; length?: number }
    return { most: (def.check === 'max_length' ? def.maximum : def.check === 'length_equals' ? def.length : undefined) ?? Infinity, check }
  })
  return bounds.reduce((least, one) => (one.most < least.most ? one : least), { most: Number.POSITIVE_INFINITY })
}

const widerBound = (a?: Bound, b?: Bound): Bound | undefined => (a && b ? (a.most >= b.most ? a : b) : (a ?? b))
const most = (a?: number, b?: number): number | undefined => (a === undefined ? b : b === undefined ? a : Math.max(a, b))

/** What either of two schemas takes. */
function wider(a: Size, b: Size): Size {
  const both = (x?: Size, y?: Size) => (x && y ? wider(x, y) : (x ?? y))
  const names = [...new Set([...(a.fields?.keys() ?? []), ...(b.fields?.keys() ?? [])])]
  const joined = {
    text: widerBound(a.text, b.text),
    items: widerBound(a.items, b.items),
    item: both(a.item, b.item),
    fields: a.fields || b.fields ? new Map(names.map((name) => [name, both(a.fields?.get(name), b.fields?.get(name)) ?? {}])) : undefined,
    rest: both(a.rest, b.rest),
    name: both(a.name, b.name),
    names: a.fields && b.fields ? Math.max(most(a.names, b.names) ?? 0, names.length + MOST_UNKNOWN) : most(a.names, b.names),
    whole: most(a.whole, b.whole),
  }
  return Object.fromEntries(Object.entries(joined).filter(([, value]) => value !== undefined)) as Size
}

/** The paths of a schema where a value may be as large as it likes. */
export function unboundedIn(schema: z.ZodType): string[] {
  const seen = new Set<Size>()
  const look = (size: Size | undefined, path: string): string[] => {
    if (!size || seen.has(size)) return []
    seen.add(size)
    const missing = [
      [size.text?.most, 'text'],
      [size.items?.most, 'list'],
      [size.names, 'names'],
      [size.whole, 'anything'],
    ].filter(([bound]) => bound === Number.POSITIVE_INFINITY)
    const here = [
      ...missing.map(([, what]) => `${path}: ${what}`),
      ...look(size.item, `${path}[]`),
      ...look(size.rest, `${path}{}`),
      ...look(size.name, `${path}{name}`),
      ...[...(size.fields ?? [])].flatMap(([name, one]) => look(one, `${path}.${name}`)),
    ]
    // The same part may stand in many places, and each is to be named.
    seen.delete(size)
    return here
  }
  return look(sizeOf(schema), '')
}
