import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { exampleOf, plain, type Sample, sampleOf } from '@ramplight/contract/kernel/example'
import { ODD_PARAMS, oddBodies, oddHeaders, oddQueries } from './odd-bodies.ts'
import type { OddRequest } from './odd-request.ts'
import { EDGES, oddsFor, RawJson } from './odd-values.ts'

type Known = Record<string, unknown>
type Path = (string | number)[]

/** So many odd fields are tried per call; which ones, where there are more, differs from call to call. */
const MOST_ODD_FIELDS = 60

/** The parts of a request that the contract would accept. `known` gives ids by the name of the field. */
function ordinaryParts(endpoint: AnyEndpoint, id: string, known: Known): Pick<OddRequest, 'params' | 'query'> {
  const values = (schema: NonNullable<AnyEndpoint['params']>, given: Known) => exampleOf(schema, given) as Record<string, unknown>
  const texts = (object: Record<string, unknown>) => Object.entries(object).map(([key, value]) => [key, String(value)] as [string, string])
  return {
    ...(endpoint.params
      ? {
          params: Object.fromEntries(
            texts(values(endpoint.params, { ...known, id })).map(([key, text]) => [key, encodeURIComponent(text)]),
          ),
        }
      : {}),
    ...(endpoint.query ? { query: `?${new URLSearchParams(texts(values(endpoint.query, known)))}` } : {}),
  }
}

/** A request as our own client sends it, with every field it may have. */
export const ordinaryRequest = (endpoint: AnyEndpoint, id: string, known: Known): OddRequest => ({
  what: 'an ordinary request',
  ...ordinaryParts(endpoint, id, known),
  ...(endpoint.body ? { body: exampleOf(endpoint.body, known) } : {}),
})

/**
 * An ordinary request, and then one odd thing at a time: in the headers, in the address, in the query, in the
 * body as a whole, in each field. Of fields with the same schema the first gets everything. `turn` is the call's number.
 */
export function oddRequests(endpoint: AnyEndpoint, id: string, known: Known, turn: number): OddRequest[] {
  const ordinary = ordinaryRequest(endpoint, id, known)
  const { what: _ordinary, ...parts } = ordinary
  const sample = endpoint.body && sampleOf(endpoint.body, known)
  return [
    ordinary,
    ...oddHeaders(turn).map((one) => ({ ...parts, ...one })),
    ...Object.keys(parts.params ?? {}).flatMap((name) =>
      ODD_PARAMS.map((odd) => ({ ...parts, what: `${name} ${odd}`, params: { ...parts.params, [name]: odd } })),
    ),
    ...(endpoint.query ? [...new URLSearchParams(parts.query).keys()].flatMap(oddQueries) : []).map((query) => ({
      ...parts,
      what: `query ${query}`,
      query,
    })),
    ...(sample ? oddBodies(JSON.stringify(parts.body), turn).map((one) => ({ params: parts.params ?? {}, ...one })) : []),
    ...(sample ? [...edges(sample), ...oddFields(sample, turn)].map((one) => ({ ...parts, ...one })) : []),
    // A body where none is expected changes nothing.
    ...(!sample && endpoint.method !== 'GET' ? [{ ...parts, what: 'a body', raw: '{"__proto__":{"polluted":true}}' }] : []),
  ]
}

/** Everything as large as it may be, as small as it may be; and only what must be there. */
const edges = (sample: Sample): OddRequest[] => [
  { what: 'everything at its largest', body: edge(sample, EDGES.largest) },
  { what: 'everything at its smallest', body: edge(sample, EDGES.smallest) },
  { what: 'only what is required', body: edge(sample, EDGES.largest, true) },
]

function edge({ value, schema }: Sample, edgeOf: (typeof EDGES)['largest'], onlyRequired = false): unknown {
  if (Array.isArray(value)) return value.map((one) => edge(one, edgeOf, onlyRequired))
  if (typeof value !== 'object' || value === null) return edgeOf(schema, value)
  const entries = Object.entries(value as Record<string, Sample>).filter(([key]) => !onlyRequired || schema.required?.includes(key))
  return Object.fromEntries(entries.map(([key, one]) => [key, edge(one, edgeOf, onlyRequired)]))
}

function oddFields(sample: Sample, turn: number): OddRequest[] {
  const kinds = new Set<string>()
  const all = placesOf(sample).map(({ path, sample: place }) => {
    const kind = JSON.stringify(place.schema)
    const isFirst = !kinds.has(kind)
    kinds.add(kind)
    return oddsFor(place, isFirst).map((odd) => ({ path, odd }))
  })
  const body = plain(sample)
  return taken(all, turn).map(({ path, odd }) => ({ what: `${path.join('.') || 'body'} = ${worded(odd)}`, ...withOdd(body, path, odd) }))
}

/** The first of each list, the second of each, and so on until there are enough; the lists begin at another place each turn. */
function taken<T>(lists: T[][], turn: number): T[] {
  const turned = lists.map((list) => (list.length > 8 ? [...list.slice(0, 4), ...rotated(list.slice(4), turn * 5)] : list))
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, rank) => turned.flatMap((list) => (rank < list.length ? [list[rank]!] : [])))
    .flatMap((rank) => rotated(rank, turn * 7))
    .slice(0, MOST_ODD_FIELDS)
}

const rotated = <T>(list: T[], by: number): T[] => {
  const at = list.length ? by % list.length : 0
  return [...list.slice(at), ...list.slice(0, at)]
}

const worded = (odd: unknown): string => (odd instanceof RawJson ? odd.text : (JSON.stringify(odd) ?? 'undefined')).slice(0, 60)

/** Every field of the sample, by its path. */
export function placesOf(sample: Sample, path: Path = []): { path: Path; sample: Sample }[] {
  const { value } = sample
  const inside = typeof value === 'object' && value ? (Object.entries(value) as [string, Sample][]) : []
  return [{ path, sample }, ...inside.flatMap(([key, one]) => placesOf(one, [...path, Array.isArray(value) ? Number(key) : key]))]
}

const HOLE = '\u2063here\u2063'

/** The body with something odd in one place. */
export function withOdd(body: unknown, path: Path, odd: unknown): Pick<OddRequest, 'body' | 'raw'> {
  if (!(odd instanceof RawJson)) return { body: replaced(body, path, odd) }
  return { raw: JSON.stringify(replaced(body, path, HOLE)).replace(JSON.stringify(HOLE), () => odd.text) }
}

function replaced(body: unknown, [first, ...rest]: Path, odd: unknown): unknown {
  if (first === undefined) return odd
  const changed = replaced((body as Record<string, unknown>)[first], rest, odd)
  return Array.isArray(body) ? body.map((one, index) => (index === first ? changed : one)) : { ...(body as object), [first]: changed }
}
