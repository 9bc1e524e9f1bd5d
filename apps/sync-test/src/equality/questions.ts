import fc from 'fast-check'
import type { z } from 'zod'

type Wire = Record<string, unknown>
type Body = z.ZodObject<z.ZodRawShape>

const PAGING = new Set(['selectAll', 'sortField', 'sortOrder', 'pageNumber', 'pageSize'])

/** Words as they stand in the records, whole and in part, in other cases, with the letters that a pattern would read. */
const partsOf = (text: string): fc.Arbitrary<string> =>
  fc.tuple(fc.nat(text.length), fc.nat(text.length), fc.constantFrom('as', 'lower', 'upper')).map(([a, b, how]) => {
    const part = text.slice(Math.min(a, b), Math.max(a, b) + 1) || text
    return how === 'as' ? part : how === 'lower' ? part.toLowerCase() : part.toUpperCase()
  })

const isText = (value: unknown): value is string => typeof value === 'string'

/** What may be asked about one field, from the values that occur in it; most of it is no term of the field and is left out later. */
function termOf(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const value = fc.constantFrom(...values)
  const some = fc.array(value, { maxLength: 3 })
  const part = values.every(isText) ? value.chain((one) => partsOf(one as string)) : value
  const operators = fc.record(
    { eq: value, ne: value, in: some, gt: value, gte: value, lt: value, lte: value, contains: part, startsWith: part },
    { requiredKeys: [] },
  )
  const one = fc.oneof(
    value.map((eq) => ({ eq })),
    value.map((ne) => ({ ne })),
    some.map((list) => ({ in: list })),
    fc.tuple(value, value).map(([gte, lte]) => ({ gte, lte })),
    value.map((gt) => ({ gt })),
    value.map((lt) => ({ lt })),
    part.map((contains) => ({ contains })),
    part.map((startsWith) => ({ startsWith })),
  )
  return fc.oneof(value, part, some, one, operators)
}

const VALUES_OF_A_FIELD = 40
const MOST_TERMS = 3

/** Values that occur in a field of these records; of a list, its elements. */
export const valuesOf = (records: readonly Wire[], field: string): unknown[] =>
  [...new Set(records.flatMap((record) => record[field] ?? []))].filter((value) => typeof value !== 'object').slice(0, VALUES_OF_A_FIELD)

/** Texts of any field: what somebody may type into the box above a list. */
const textsOf = (records: readonly Wire[]): string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record).flatMap((field) => valuesOf([record], field))))]
    .filter(isText)
    .slice(0, VALUES_OF_A_FIELD)

/**
 * Searches that the contract takes, made of what is in the records: any of its terms, sorts and pages, as the wire has them.
 * `pools`: values for terms that are no field of a record.
 */
export function questionsAbout(body: Body, records: readonly Wire[], pools: Record<string, readonly unknown[]> = {}): fc.Arbitrary<Wire> {
  const takes = (name: string, value: unknown) => (body.shape[name] as z.ZodType).safeParse(value).success
  const terms = Object.fromEntries(
    Object.keys(body.shape)
      .filter((name) => !PAGING.has(name))
      .flatMap((name) => {
        const values = pools[name] ?? (name === 'words' ? textsOf(records) : valuesOf(records, name))
        const asked = termOf(values.length ? values : [true, false, 'none'])
        // Tries a few: which comparisons a term has is for the contract to say.
        const term = fc.array(asked, { minLength: 8, maxLength: 8 }).map((tries) => tries.find((one) => takes(name, one)))
        return [[name, term] as const]
      }),
  )
  const sorts = sortsOf(body)
  return fc
    .tuple(
      fc
        .subarray(Object.keys(terms), { maxLength: Math.min(MOST_TERMS, Object.keys(terms).length) })
        .chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, terms[name]!])))),
      fc.record(
        {
          sortField: fc.constantFrom(...sorts),
          sortOrder: fc.constantFrom('asc', 'desc'),
          pageNumber: fc.nat(3),
          pageSize: fc.integer({ min: 1, max: 120 }),
          selectAll: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([asked, page]) => JSON.parse(JSON.stringify({ ...asked, ...page })) as Wire)
    .filter((question) => body.safeParse(question).success)
}

/** What a search may sort by, as its contract names it. */
function sortsOf(body: Body): string[] {
  const sort = (body.shape.sortField as z.ZodOptional<z.ZodEnum>).unwrap()
  return 'options' in sort ? (sort.options as string[]) : ['createdAt', 'at', 'day']
}
