import { z } from 'zod'

/** The part of JSON Schema (2020-12) that the contract's schemas become. */
export type JsonSchema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  example?: unknown
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  $ref?: string
  $defs?: Record<string, JsonSchema>
  id?: string
}

const made = new WeakMap<z.ZodType, JsonSchema>()

/** What crosses the wire: ounces and dollars, so the input side of every codec. Made once per schema; not to be changed. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const known = made.get(schema)
  if (known) return known
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  made.set(schema, json)
  return json
}

/** The first type that is not null; what says nothing is taken for an object. */
export const typeOf = ({ type, properties }: JsonSchema): string =>
  (Array.isArray(type) ? type.find((one) => one !== 'null') : type) ?? (properties ? 'object' : 'any')

/** Follows references, and takes the first of several readings that is more than null. */
export function resolved(given: JsonSchema, root: JsonSchema): JsonSchema {
  let schema = given
  while (schema.$ref || schema.anyOf || schema.oneOf) {
    if (schema.$ref) schema = schema.$ref === '#' ? root : (root.$defs?.[schema.$ref.split('/').at(-1)!] ?? {})
    else schema = (schema.anyOf ?? schema.oneOf)!.find((one) => one.type !== 'null') ?? {}
  }
  // Several patterns of one text are no parts of an object.
  if (!schema.allOf?.some((one) => one.$ref || one.properties)) return schema
  const { allOf, ...own } = schema
  return allOf.map((one) => resolved(one, root)).reduce(joined, own)
}

const joined = (a: JsonSchema, b: JsonSchema): JsonSchema => ({
  ...a,
  ...b,
  ...(a.properties || b.properties ? { properties: { ...a.properties, ...b.properties } } : {}),
  ...(a.required || b.required ? { required: [...(a.required ?? []), ...(b.required ?? [])] } : {}),
})
