import type { OddRequest } from './odd-request.ts'

const MEGABYTE = 1_000_000
const DEPTH = 10_000

const nested = (open: string, close: string) => {
  const inside = open.repeat(DEPTH) + close.repeat(DEPTH)
  return (text: string) => `{"deep":${inside.replace('1', text)},"pad":"${'x'.repeat(1.9 * MEGABYTE - inside.length)}"}`
}
/** Nested ten thousand deep, just under what the server takes at all; and a flat one far above it. Made once. */
const DEEP = [nested('[', ']')(''), nested('{"a":', '}')('').replace('{"a":}', '{"a":1}')]
const FLAT = JSON.stringify({ flat: 'x'.repeat(10 * MEGABYTE) })

const TEXTS = [
  '',
  'null',
  '[]',
  '"x"',
  '7',
  'true',
  '{}',
  '{"a":',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '[{"__proto__":{"polluted":true}}]',
  `{"x":"${'\\u0000'}"}`,
  `[${'['.repeat(5000)}`,
  '\ufeff{}',
  '{}{}',
  "{'a':1}",
  '{"a":NaN}',
]
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'nonsense',
]

/** Bodies that are odd as a whole; `sample` is an ordinary one as text, `turn` chooses one of the large ones. */
export const oddBodies = (sample: string, turn: number): OddRequest[] => [
  { what: 'no body' },
  ...TEXTS.map((raw) => ({ what: `body ${raw.slice(0, 40)}`, raw })),
  ...TYPES.map((type) => ({ what: `as ${type}`, raw: sample, type })),
  { what: 'the first field twice', raw: sample.replace(/^\{("[^"]+":)(.*)\}$/s, '{$1$2,$1null}') },
  { what: 'ten thousand deep', raw: DEEP[turn % DEEP.length]! },
  { what: 'ten megabytes', raw: FLAT },
]

export const ODD_PARAMS = [
  'x',
  '0',
  'a'.repeat(24),
  'F'.repeat(24),
  '%00',
  '%E0%A4%A',
  '..%2f..',
  '💥',
  "'",
  '__proto__',
  '%7B%22$gt%22:%22%22%7D',
  'z'.repeat(90),
  'z'.repeat(3000),
]

/** What a query may be wrong by, for a parameter of this name. */
export const oddQueries = (name: string): string[] => [
  '',
  `?${name}`,
  `?${name}=`,
  `?${name}=%00`,
  `?${name}=a&${name}=b`,
  `?${name}[]=1`,
  `?${name}[$gt]=`,
  `?${name}=${'9'.repeat(400)}`,
  `?${name}='%20or%201=1--`,
  '?__proto__=1',
  '?__proto__[polluted]=1',
  '?constructor[prototype][polluted]=1',
  '?%E0%A4%A',
  `?${name}=${'x'.repeat(9000)}`,
]

const HEADERS: Record<string, string>[] = [
  { authorization: 'Bearer' },
  { 'idempotency-key': '' },
  { 'x-device': 'ÿ'.repeat(300) },
  { authorization: 'Bearer a.b.c' },
  { 'idempotency-key': 'x'.repeat(201) },
  { 'last-event-id': '9'.repeat(400) },
  { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' },
  { 'idempotency-key': 'ü' },
  { 'x-request-id': '<script>' },
  { authorization: `Bearer ${'x'.repeat(6000)}` },
  { 'idempotency-key': "'; drop table users; --" },
  { 'last-event-id': '-1' },
  { authorization: 'Basic YTpi' },
  { 'idempotency-key': '__proto__' },
  { 'if-none-match': '"' },
  { 'content-encoding': 'gzip' },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'application/xml', 'accept-encoding': '*;q=0' },
]
const HEADERS_PER_CALL = 3

/** A few, other ones for every call. */
export const oddHeaders = (turn: number): OddRequest[] =>
  Array.from({ length: HEADERS_PER_CALL }, (_, at) => HEADERS[(turn * HEADERS_PER_CALL + at) % HEADERS.length]!).map((headers) => ({
    what: `headers ${JSON.stringify(headers).slice(0, 60)}`,
    headers,
  }))
