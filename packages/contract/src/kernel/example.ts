import type { z } from 'zod'
import { BY_FORMAT, COMMON_TEXTS, VALUES } from './example-values.ts'
import { type JsonSchema, jsonSchemaOf, resolved, typeOf } from './json-schema.ts'
import { readWire } from './wire.ts'

/** A value, and the schema of the place it stands in; an object or a list holds samples. */
export type Sample = { value: unknown; schema: JsonSchema }

/** An example that names these answers what is stored, is stale, is refused for itself, or is a change of a device. */
const LEFT_OUT = ['_id', '_rev', '$sync', 'revision', 'password', 'urlLookupKey']
const DEEPEST = 7

/** A value that the schema accepts, with every field it may have. `known` gives values by the name of the field. */
export const exampleOf = (schema: z.ZodType, known: Record<string, unknown> = {}): unknown => plain(sampleOf(schema, known))

export function sampleOf(schema: z.ZodType, known: Record<string, unknown> = {}): Sample {
  const root = jsonSchemaOf(schema)
  const sample = sampleAt(root, { root, known, name: '', depth: 0 })
  return fewest(schema, without(sample, refusedOf(schema, plain(sample))))
}

/** The value of a sample as it crosses the wire. */
export function plain({ value }: Sample): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one as Sample)]))
  return value
}

type Place = { root: JsonSchema; known: Record<string, unknown>; name: string; depth: number }

function sampleAt(given: JsonSchema, place: Place): Sample {
  const schema = { ...resolved(given, place.root), ...(given.example === undefined ? {} : { example: given.example }) }
  const type = typeOf(schema)
  const inside = (one: JsonSchema, name: string) => sampleAt(one, { ...place, name, depth: place.depth + 1 })
  if (type === 'object') {
    const isIn = ([key]: [string, JsonSchema]) => schema.required?.includes(key) || (place.depth < DEEPEST && !LEFT_OUT.includes(key))
    const entries = Object.entries(schema.properties ?? {}).filter(isIn)
    return { schema, value: Object.fromEntries(entries.map(([key, one]) => [key, inside(one, key)])) }
  }
  if (type === 'array') {
    if (schema.prefixItems) return { schema, value: schema.prefixItems.map((one) => inside(one, place.name)) }
    return { schema, value: Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => inside(schema.items ?? {}, place.name)) }
  }
  const wanted = [place.known[place.name], schema.const, schema.example, schema.enum?.[0], VALUES[place.name], ...commonFor(schema, type)]
  return { schema, value: wanted.find((one) => one !== undefined && fits(one, schema, type)) ?? edgeOf(schema, type) }
}

function commonFor({ format = '' }: JsonSchema, type: string): unknown[] {
  if (type === 'boolean') return [false]
  if (type !== 'string') return [1, 0]
  return [BY_FORMAT[format], ...COMMON_TEXTS, ...Object.values(BY_FORMAT)]
}

function fits(value: unknown, schema: JsonSchema, type: string): boolean {
  if (type === 'any') return true
  if (typeof value !== (type === 'integer' ? 'number' : type)) return false
  if (schema.const !== undefined) return value === schema.const
  if (schema.enum) return schema.enum.includes(value)
  if (typeof value === 'string') return fitsText(value, schema)
  return typeof value !== 'number' || fitsNumber(value, schema, type)
}

function fitsText(value: string, { pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, allOf = [] }: JsonSchema): boolean {
  if (value.length < minLength || value.length > maxLength) return false
  return [pattern, ...allOf.map((one) => one.pattern)].every((one) => one === undefined || new RegExp(one, 'u').test(value))
}

function fitsNumber(value: number, schema: JsonSchema, type: string): boolean {
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
  const { exclusiveMinimum = Number.NEGATIVE_INFINITY, exclusiveMaximum = Number.POSITIVE_INFINITY } = schema
  const isWhole = type !== 'integer' || Number.isInteger(value)
  return isWhole && value >= minimum && value <= maximum && value > exclusiveMinimum && value < exclusiveMaximum
}

/** Where nothing common fits: the shortest text, the smallest number. */
function edgeOf({ minimum, exclusiveMinimum, maximum, minLength = 1 }: JsonSchema, type: string): unknown {
  if (type === 'string') return 'x'.repeat(minLength)
  return minimum ?? (exclusiveMinimum === undefined ? maximum : exclusiveMinimum + 1) ?? null
}

type Path = PropertyKey[]

/** Where the contract refuses a value by a rule that no JSON Schema tells. */
function refusedOf(schema: z.ZodType, value: unknown): Path[] {
  const read = readWire(schema, value)
  return read.success ? [] : read.error.issues.map((issue) => issue.path)
}

/** Leaves out what is refused, where it may be left out. */
const without = (sample: Sample, paths: Path[]): Sample => paths.reduce((all, path) => withoutOne(all, path) ?? all, sample)

/** Where a rule about several fields is left (one or the other, not both): leaves out one more optional field if that helps. */
function fewest(schema: z.ZodType, sample: Sample): Sample {
  const refused = refusedOf(schema, plain(sample))
  if (refused.length === 0) return sample
  const fewer = refused
    .flatMap((path) => placesUnder(sample, path).map((place) => withoutOne(sample, place)))
    .find((one) => one !== null && refusedOf(schema, plain(one)).length === 0)
  return fewer ?? sample
}

/** The fields of the object at this path, the last one first. */
function placesUnder(sample: Sample, path: Path): Path[] {
  const { value } = path.reduce<Sample>((one, key) => (one.value as Record<PropertyKey, Sample>)?.[key] ?? one, sample)
  return typeof value === 'object' && value
    ? Object.keys(value)
        .map((key) => [...path, key])
        .reverse()
    : []
}

/** Null when nothing on the way may be left out. */
function withoutOne({ schema, value }: Sample, [first, ...rest]: Path): Sample | null {
  if (first === undefined || typeof value !== 'object' || value === null) return null
  const inside = (value as Record<PropertyKey, Sample>)[first]
  const changed = inside && withoutOne(inside, rest)
  if (Array.isArray(value)) return changed ? { schema, value: value.map((one, at) => (at === first ? changed : one)) } : null
  if (changed) return { schema, value: { ...value, [first]: changed } }
  if (!inside || schema.required?.includes(String(first))) return null
  return { schema, value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== first)) }
}
