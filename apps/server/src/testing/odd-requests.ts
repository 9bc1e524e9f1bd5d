import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { z } from 'zod'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  example?: unknown
  pattern?: string
  format?: string
  minimum?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  $ref?: string
}

/** One request that no client of ours would send; `what` names it in a failure. */
export type OddRequest = { what: string; params?: Record<string, string>; query?: string; body?: unknown; raw?: string }

const NUL = 'a\u0000b'
const LONE_SURROGATE = 'a\ud800b'

/** What stands where a field of this type is expected. */
const NUMBERS = [-1, 0.123456, 1e15, Number.MAX_SAFE_INTEGER, 1e308, '7', null, [], {}]
const ODD: Record<string, unknown[]> = {
  string: [
    NUL,
    LONE_SURROGATE,
    '',
    '  ',
    'x'.repeat(30_000),
    '👩🏽‍🎣Ω\u202e',
    '2027-02-31',
    '0000-01-01',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:00',
    "'; drop table users; --",
    '%_\\',
    'constructor',
    '__proto__',
    7,
    null,
    [],
    { $gt: '' },
  ],
  number: NUMBERS,
  integer: NUMBERS,
  boolean: ['true', 2, null, []],
  array: [null, {}, 'x', [null], [[]], Array(3000).fill(null), { ids: [NUL] }],
  object: [null, [], 'x', 7, { constructor: { prototype: 1 } }],
}

const WHOLE_BODIES: Omit<OddRequest, 'params'>[] = [
  { what: 'no body' },
  ...['', 'null', '[]', '"x"', '7', 'true', '{}', '{"a":', '{"__proto__":{"a":1}}', `{"x":"${'\\u0000'}"}`, `[${'['.repeat(5000)}`].map(
    (raw) => ({ what: `body ${raw.slice(0, 30)}`, raw }),
  ),
]

const ODD_PARAMS = ['x', '0', 'a'.repeat(24), 'F'.repeat(24), '%00', '..%2f..', '💥', "'", '__proto__', 'z'.repeat(90)]

/** A sample that names these answers what is stored, is stale, or is refused for itself. */
const LEFT_OUT = ['_id', '_rev', 'revision', 'password', 'urlLookupKey']

const typeOf = ({ type }: Schema): string => (Array.isArray(type) ? type.find((one) => one !== 'null') : type) ?? 'object'

/** A second field of the same kind gets only what may break behind its schema. */
const oddsFor = (schema: Schema, isFirst: boolean): unknown[] =>
  (ODD[typeOf(schema)] ?? [null]).filter((odd) => isFirst || odd === null || [NUL, '0000-01-01', 1e308, 1e15].includes(odd as string))

type Sample = { value: unknown; schema: Schema }

function sampleFor({ body }: AnyEndpoint, known: Record<string, unknown>): Sample | null {
  if (!body) return null
  const root = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema & { $defs?: Record<string, Schema> }
  return sampleOf(root, root.$defs ?? {}, known, '', 0)
}

/** A request as our own client sends it, with every field it may have. */
export function ordinaryRequest(endpoint: AnyEndpoint, id: string, known: Record<string, unknown>): OddRequest {
  const sample = sampleFor(endpoint, known)
  return { what: 'an ordinary request', ...(endpoint.params ? { params: { id } } : {}), ...(sample ? { body: plain(sample) } : {}) }
}

/** A request that the contract would accept, and one odd thing in it at a time. `known` gives ids by the name of the field. */
export function oddRequests(endpoint: AnyEndpoint, id: string, known: Record<string, unknown>): OddRequest[] {
  const params = endpoint.params ? { params: { id } } : {}
  const requests: OddRequest[] = []
  if (endpoint.params) for (const odd of ODD_PARAMS) requests.push({ what: `id ${odd}`, params: { id: odd }, body: endpoint.body && {} })
  for (const whole of endpoint.body ? WHOLE_BODIES : []) requests.push({ ...params, ...whole })
  if (endpoint.query)
    for (const query of [
      '',
      '?tournament',
      '?tournament=%00',
      '?tournament=a&tournament=b',
      '?tournament[]=1',
      '?__proto__=1',
      '?%E0%A4%A',
    ])
      requests.push({ what: `query ${query}`, ...params, query })
  const sample = sampleFor(endpoint, known)
  if (!sample) return requests
  requests.unshift(ordinaryRequest(endpoint, id, known))
  const kinds = new Set<string>()
  for (const { path, schema } of placesOf(sample)) {
    const kind = JSON.stringify(schema)
    for (const odd of oddsFor(schema, !kinds.has(kind)))
      requests.push({
        what: `${path.join('.')} = ${JSON.stringify(odd)?.slice(0, 40)}`,
        ...params,
        body: withOdd(plain(sample), path, odd),
      })
    kinds.add(kind)
  }
  return requests
}

function sampleOf(given: Schema, defs: Record<string, Schema>, known: Record<string, unknown>, name: string, depth: number): Sample {
  let schema = given
  while (schema.$ref || schema.anyOf || schema.oneOf)
    schema = schema.$ref ? defs[schema.$ref.split('/').at(-1)!]! : (schema.anyOf ?? schema.oneOf)!.find((one) => one.type !== 'null')!
  const type = typeOf(schema)
  if (type === 'object') {
    const isIn = ([key]: [string, Schema]) => !LEFT_OUT.includes(key) || schema.required?.includes(key)
    const entries = depth < 6 ? Object.entries(schema.properties ?? {}).filter(isIn) : []
    return { schema, value: Object.fromEntries(entries.map(([key, one]) => [key, sampleOf(one, defs, known, key, depth + 1)])) }
  }
  if (type === 'array') return { schema, value: [sampleOf(schema.items ?? {}, defs, known, name, depth + 1)] }
  if (name in known && (!schema.enum || schema.enum.includes(known[name]))) return { schema, value: known[name] }
  if (schema.const !== undefined || schema.enum) return { schema, value: schema.const ?? schema.enum![0] }
  if (type === 'boolean') return { schema, value: false }
  if (type === 'number' || type === 'integer') return { schema, value: Math.max(1, schema.minimum ?? 1) }
  const byFormat = { date: '2026-06-12', 'date-time': '2026-06-12T11:00:00.000Z' }[schema.format ?? '']
  return { schema, value: byFormat ?? schema.example ?? 'Lake' }
}

/** Every field of the sample, by its path. */
function placesOf({ value, schema }: Sample, path: (string | number)[] = []): { path: (string | number)[]; schema: Schema }[] {
  const inside = typeof value === 'object' && value ? (Object.entries(value) as [string, Sample][]) : []
  return [{ path, schema }, ...inside.flatMap(([key, one]) => placesOf(one, [...path, Array.isArray(value) ? Number(key) : key]))]
}

function plain({ value }: Sample): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'object' && value) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one as Sample)]))
  return value
}

function withOdd(body: unknown, [first, ...rest]: (string | number)[], odd: unknown): unknown {
  if (first === undefined) return odd
  const inside = (body as Record<string, unknown>)[first]
  const changed = withOdd(inside, rest, odd)
  return Array.isArray(body) ? body.map((one, index) => (index === first ? changed : one)) : { ...(body as object), [first]: changed }
}
