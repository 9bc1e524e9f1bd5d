/** What a request is given beside what it has: a value for each field by which an account could be taken. */
const KEYS: Record<string, unknown> = {
  password: 'Stolen=Boat77',
  email: 'thief@lake.test',
  phone: '2145559876',
  userType: 'Director',
  isAssistant: true,
  active: false,
  locked: true,
  tours: [],
  name: 'Thief',
}

// biome-ignore lint/suspicious/noExplicitAny: any schema of the contract is looked into
type Schema = any

const defOf = (schema: Schema) => schema?._zod?.def ?? {}

/** The same body, once with each of these fields wherever its schema takes one. Each by itself: one that is refused hides none. */
export function namingKeys(schema: Schema, body: unknown): unknown[] {
  const bodies = Object.entries(KEYS).flatMap(([key, value]) => {
    const named = withKey(schema, body, key, value)
    return JSON.stringify(named) === JSON.stringify(body) ? [] : [named]
  })
  // What is made by the first of them is there already for the others.
  return [...bodies, body]
}

function withKey(schema: Schema, value: unknown, key: string, given: unknown): unknown {
  const { type, shape, element, options, innerType, in: input } = defOf(schema)
  if (innerType ?? input) return withKey(innerType ?? input, value, key, given)
  if (type === 'union')
    return options.reduce((best: unknown, option: Schema) => (fits(option, value) ? withKey(option, best, key, given) : best), value)
  if (type === 'array') return Array.isArray(value) ? value.map((one) => withKey(element, one, key, given)) : value
  if (type !== 'object' || typeof value !== 'object' || value === null) return value
  const inside = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, shape[name] ? withKey(shape[name], one, key, given) : one]),
  )
  return key in shape ? { ...inside, [key]: given } : inside
}

const fits = (schema: Schema, value: unknown): boolean => schema.safeDecode(value).success
