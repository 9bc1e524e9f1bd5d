import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import type { JsonSchema } from '@ramplight/contract/kernel/json-schema'
import { openApi } from '@ramplight/contract/kernel/openapi'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Content = { content?: Record<string, { schema: JsonSchema }>; $ref?: string }
type Document = {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, Content> }>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, Content> }
}
/** What the document says about the answers of one operation. */
export type Answers = {
  operationId: string
  /** Is this status listed by its number? */
  lists: (status: number) => boolean
  /** Null for an answer that is no JSON, such as a stream. */
  schemaFor: (status: number) => ValidateFunction | null
}

const endpoints = new Map<string, [family: string, name: string, endpoint: AnyEndpoint]>(
  Object.entries(api).flatMap(([family, { calls }]) =>
    Object.entries(calls as Record<string, AnyEndpoint>).flatMap(([name, endpoint]) =>
      [`${endpoint.method} ${endpoint.path}`, ...(endpoint.aliases ?? [])].map(
        (reading) => [reading, [family, name, endpoint]] as [string, [string, string, AnyEndpoint]],
      ),
    ),
  ),
)
const known = new Map<string, Answers | null>()

/** The answers of an operation, by `METHOD /path/{id}`; null when there is no such operation. Read once per process, when asked for. */
export function answersOf(reading: string): Answers | null {
  const found = known.get(reading)
  if (found !== undefined) return found
  const endpoint = endpoints.get(reading)
  const answers = endpoint ? readAnswers(reading, ...endpoint) : null
  known.set(reading, answers)
  return answers
}

/** The document's part about one call: the same words as in the whole, without the time that the whole takes. */
function readAnswers(reading: string, family: string, name: string, endpoint: AnyEndpoint): Answers {
  const document = openApi({ [family]: { area: '', calls: { [name]: endpoint } } }, '', '') as unknown as Document
  const [method, path] = reading.split(' ') as [string, string]
  const { operationId, responses } = document.paths[path]![method.toLowerCase()]!
  const compiled = new Map<string, ValidateFunction | null>()
  const compile = (which: string): ValidateFunction | null => {
    const { $ref, ...own } = responses[which]!
    const { content } = $ref ? document.components.responses[$ref.split('/').at(-1)!]! : own
    const schema = content?.['application/json']?.schema
    return schema ? validatorOf(schema, document.components.schemas) : null
  }
  return {
    operationId,
    lists: (status) => String(status) in responses,
    schemaFor(status) {
      const which = String(status) in responses ? String(status) : 'default'
      if (!compiled.has(which)) compiled.set(which, compile(which))
      return compiled.get(which)!
    },
  }
}

// Most shapes are asked a few times: to make their code shorter first costs as much as all the rest.
// 33.3 is a multiple of 0.01, though 33.3 / 0.01 is not a whole number in binary.
const ajv = new Ajv2020({ strict: true, strictTypes: false, strictTuples: false, multipleOfPrecision: 6, code: { optimize: false } })
formats.default(ajv)
ajv.addKeyword('example')

const validators = new Map<string, ValidateFunction>()

/** Each shape is compiled once, the named ones and the refusals for all operations that share them. */
function validatorOf(schema: JsonSchema, shapes: Record<string, JsonSchema>): ValidateFunction {
  for (const [name, shape] of Object.entries(shapes)) if (!ajv.schemas[name]) ajv.addSchema(closed(shape) as object, name)
  const text = JSON.stringify(schema)
  const validator = validators.get(text) ?? ajv.compile(closed(schema) as object)
  validators.set(text, validator)
  return validator
}

/**
 * Programs are told which fields come, and may be told more tomorrow, so the document leaves its shapes open.
 * Here a field that the document does not name is a leak.
 */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, key === '$ref' ? String(one).split('/').at(-1) : closed(one)]),
  )
  // `properties` may be a field's own name; a schema of an object says so.
  const isShape = inside.type === 'object' && typeof inside.properties === 'object' && !('additionalProperties' in inside)
  return isShape ? { ...inside, additionalProperties: false } : inside
}
