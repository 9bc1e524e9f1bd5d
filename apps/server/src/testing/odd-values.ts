import { plain, type Sample } from '@ramplight/contract/kernel/example'
import { type JsonSchema, typeOf } from '@ramplight/contract/kernel/json-schema'

/** Stands in a body for text that no `JSON.stringify` writes. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const NUL = 'a\u0000b'
const LONE_SURROGATE = 'a\ud800b'
const raw = (...texts: string[]) => texts.map((text) => new RawJson(text))

const POLLUTION = raw(
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null,"toString":1}',
  '{"a":1,"a":{"b":2}}',
)
/** Texts on which a careless pattern thinks for minutes: an address, a phone, blanks, a password, a date, a name. */
const BOMBS = [
  `a@${'a.'.repeat(15_000)}`,
  `${'('.repeat(10_000)}903) 555-`,
  `x${' '.repeat(30_000)}x`,
  `${'aA@'.repeat(10_000)}\n`,
  `2027-${'0'.repeat(30_000)}`,
  `${'lake-'.repeat(6000)}!`,
]
const NUMBERS = [
  -1,
  0.123456,
  1e15,
  Number.MAX_SAFE_INTEGER,
  1e308,
  '7',
  null,
  [],
  {},
  ...raw('1e400', '-1e400', '1'.repeat(400), '-0'),
  true,
]

/** What stands where a field of this type is expected; the first ones are tried everywhere. */
const ODD: Record<string, unknown[]> = {
  string: [
    NUL,
    null,
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
    "\\' or 1=1) -- $1 :name ?",
    '%_\\',
    'constructor',
    '__proto__',
    '<script>alert(1)</script>',
    7,
    [],
    { $gt: '' },
    { $regex: '.*' },
    ...BOMBS,
    ...POLLUTION,
  ],
  number: NUMBERS,
  integer: NUMBERS,
  boolean: ['true', 2, null, []],
  array: [null, {}, 'x', [null], [[]], Array(3000).fill(null), { ids: [NUL] }, { length: 3 }, { $in: [] }],
  object: [null, [], 'x', 7, ...POLLUTION],
  any: [null, NUL, { $gt: '' }, ...POLLUTION],
}
/** The second place of a kind gets only what passes many schemas and may break behind them. */
const BEHIND = [null, NUL, '0000-01-01', 1e308, 1e15]

/** No list in a request is made longer than this by us. */
const MOST_ITEMS = 3000

/** Just outside of what the schema of this place says. */
function limitsOf({ value, schema }: Sample): unknown[] {
  const { minLength, maxLength, minimum, maximum, maxItems, minItems } = schema
  const limits: unknown[] = []
  if (schema.enum) limits.push(`not ${String(schema.enum[0])}`, 'toString')
  if (maxLength !== undefined && maxLength < 100_000) limits.push('x'.repeat(maxLength + 1), '👩'.repeat(maxLength))
  if (minLength) limits.push('x'.repeat(minLength - 1))
  if (minimum !== undefined) limits.push(minimum - 1)
  if (maximum !== undefined) limits.push(maximum + 1)
  if (Array.isArray(value)) {
    const [first] = value as Sample[]
    if (maxItems !== undefined && maxItems < MOST_ITEMS) limits.push(Array(maxItems + 1).fill(first && plain(first)))
    if (minItems) limits.push([])
  } else if (typeOf(schema) === 'object') limits.push({ ...(plain({ value, schema }) as object), surprise: 1 }, {})
  return limits
}

/** What is odd in the place of this sample, the most telling first. */
export function oddsFor(sample: Sample, isFirstOfKind: boolean): unknown[] {
  const odds = ODD[typeOf(sample.schema)] ?? [null]
  return isFirstOfKind ? [...odds.slice(0, 2), ...limitsOf(sample), ...odds.slice(2)] : odds.filter((odd) => BEHIND.includes(odd as string))
}

/** The largest and the smallest value that the schema of a place allows, for what lies behind it. */
export const EDGES: Record<'largest' | 'smallest', (schema: JsonSchema, value: unknown) => unknown> = {
  largest: ({ maximum = Number.MAX_SAFE_INTEGER, maxLength = 5000, pattern, format, enum: words }, value) => {
    if (typeof value === 'number') return maximum
    if (typeof value === 'boolean') return true
    if (words) return words.at(-1)
    return typeof value === 'string' && !pattern && !format ? 'Ω'.repeat(Math.min(maxLength, 20_000)) : value
  },
  smallest: ({ minimum = Number.MIN_SAFE_INTEGER, minLength = 0, pattern, format, enum: words }, value) => {
    if (typeof value === 'number') return minimum
    if (words) return words[0]
    return typeof value === 'string' && !pattern && !format ? 'x'.repeat(minLength) : value
  },
}
