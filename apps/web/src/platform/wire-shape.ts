import { centsToDollars, dollarsToCents, ouncesToWeight, weightToOunces } from '@ramplight/contract/kernel/units'

/**
 * What the build leaves of a schema (`build/compiled-calls.ts`). A name: a text, a number, a yes or no, anything, or a unit that
 * crosses the wire in another one. `?`: it may be missing or null. `rest`: other fields stay as they are.
 */
export type Shape = `${Leaf | Unit}${'' | '?'}` | Whole
type Leaf = 'string' | 'number' | 'boolean' | 'any'
type Unit = keyof typeof UNITS
type Whole = { maybe?: true } & ({ fields: { [name: string]: Shape }; money?: MoneyIf; rest?: true } | { list: Shape } | { each: Shape })
/** This field is money in rows that say so in another field, and else a number such as percent. */
export type MoneyIf = { field: string; by: string; is: string }

type OneWay = (value: number) => number | null
const UNITS = {
  weight: { in: ouncesToWeight as OneWay, out: weightToOunces as OneWay },
  cents: { in: dollarsToCents as OneWay, out: centsToDollars as OneWay },
} as const

class WrongShape extends Error {}
const wrong = (path: string): never => {
  throw new WrongShape(path)
}

function through(shape: Shape, value: unknown, way: 'in' | 'out', path: string): unknown {
  if (typeof shape === 'string') return leaf(shape, value, way, path)
  if (value === undefined || value === null) return shape.maybe ? value : wrong(path)
  if ('list' in shape) return Array.isArray(value) ? value.map((one) => through(shape.list, one, way, `${path}.*`)) : wrong(path)
  if (typeof value !== 'object' || Array.isArray(value)) return wrong(path)
  if ('each' in shape)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, through(shape.each, one, way, `${path}.${name}`)]))
  const given = value as Record<string, unknown>
  const { money } = shape
  // What only a newer server knows is left out, unless the schema says that there is more.
  const passed: Record<string, unknown> = shape.rest ? { ...given } : {}
  for (const [name, field] of Object.entries(shape.fields)) {
    const isMoney = name === money?.field && given[money.by] === money.is
    const one = through(isMoney ? 'cents?' : field, given[name], way, `${path}.${name}`)
    if (one !== undefined) passed[name] = one
  }
  return passed
}

function leaf(shape: string, value: unknown, way: 'in' | 'out', path: string): unknown {
  const name = shape.replace('?', '')
  if (name === 'any') return value
  if (value === undefined || value === null) return name === shape ? wrong(path) : value
  const unit = Object.hasOwn(UNITS, name) ? UNITS[name as Unit] : null
  if (!unit) return typeof value === name ? value : wrong(path)
  return typeof value === 'number' ? (unit[way](value) ?? wrong(path)) : wrong(path)
}

/** What a call needs of a schema; those of the contract have these two as they are. */
export type WireSchema = Record<'safeDecode' | 'safeEncode', (value: unknown) => Passed>
type Passed =
  | { success: true; data: unknown; error?: undefined }
  | { success: false; error: { issues: { path: string[]; message: string }[] } }

/** A schema that the build has written out: it knows names, kinds and units, and leaves every other rule to the server. */
export const wireShape = (shape: Shape): WireSchema => {
  const pass =
    (way: 'in' | 'out') =>
    (value: unknown): Passed => {
      try {
        return { success: true, data: through(shape, value, way, '') }
      } catch (error) {
        if (!(error instanceof WrongShape)) throw error
        return { success: false, error: { issues: [{ path: error.message.split('.').slice(1), message: 'invalid' }] } }
      }
    }
  return { safeDecode: pass('in'), safeEncode: pass('out') }
}
