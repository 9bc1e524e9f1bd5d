import type { z } from 'zod'
import { money, moneyDelta, moneyTotal, weight, weightTotal } from '../../../packages/contract/src/kernel/fields.ts'
import { customPayout, group } from '../../../packages/contract/src/tournaments/settings.ts'
import type { MoneyIf, Shape } from '../src/platform/wire-shape.ts'

type Def = {
  type: string
  innerType?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  values?: unknown[]
  entries?: Record<string, unknown>
  transform?: unknown
  in?: z.ZodType
  catchall?: z.ZodType
}
const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** The units of the contract, by what turns them into what they are on the wire. */
const UNITS = new Map<unknown, 'weight' | 'cents'>([
  ...[weight, weightTotal].map((schema): [unknown, 'weight'] => [defOf(schema).transform, 'weight']),
  ...[money, moneyTotal, moneyDelta].map((schema): [unknown, 'cents'] => [defOf(schema).transform, 'cents']),
])

/** Rows in which one field says what another one is. */
const MONEY_IF = new Map<unknown, MoneyIf>([
  [defOf(customPayout).transform, { field: 'payment', by: 'paymentPercOrDollar', is: 'dollar' }],
  [defOf(group).transform, { field: 'potPercentageAllocatedToGroup', by: 'percentageOrDollar', is: 'dollar' }],
])

const maybe = (shape: Shape): Shape => (typeof shape === 'string' ? (`${shape.replace('?', '')}?` as Shape) : { ...shape, maybe: true })
const kindOf = (value: unknown): Shape => (['string', 'number', 'boolean'].includes(typeof value) ? (typeof value as 'string') : 'any')
const same = (shapes: Shape[]): Shape => (new Set(shapes.map((shape) => JSON.stringify(shape))).size === 1 ? shapes[0]! : 'any')

/** Whether a value of this shape is the same on both sides. */
export const isPlain = (shape: Shape): boolean =>
  typeof shape === 'string'
    ? !/^(weight|cents)/.test(shape)
    : !('money' in shape) &&
      Object.values('fields' in shape ? shape.fields : 'list' in shape ? { one: shape.list } : { one: shape.each }).every(isPlain)

/** What is left of a schema for a page that believes the server. Throws where a value would come out as another one. */
export function shapeOf(schema: z.ZodType): Shape {
  const def = defOf(schema)
  const read = READERS[def.type]
  if (!read) throw new Error(`A ${def.type} cannot be written out: load this call with its schema.`)
  return read(def)
}

const inside = ({ innerType }: Def) => shapeOf(innerType!)
const READERS: Record<string, (def: Def) => Shape> = {
  string: () => 'string',
  number: () => 'number',
  boolean: () => 'boolean',
  unknown: () => 'any',
  any: () => 'any',
  null: () => 'any',
  undefined: () => 'any',
  enum: ({ entries }) => same(Object.values(entries!).map(kindOf)),
  literal: ({ values }) => same(values!.map(kindOf)),
  optional: (def) => maybe(inside(def)),
  nullable: (def) => maybe(inside(def)),
  default: (def) => maybe(inside(def)),
  readonly: inside,
  nonoptional: inside,
  array: ({ element }) => ({ list: shapeOf(element!) }),
  record: ({ valueType }) => ({ each: shapeOf(valueType!) }),
  object: ({ shape, catchall }) => ({
    fields: Object.fromEntries(Object.entries(shape!).map(([name, field]) => [name, shapeOf(field)])),
    ...(catchall && defOf(catchall).type === 'unknown' ? { rest: true } : {}),
  }),
  union: ({ options }) => {
    const shapes = options!.map(shapeOf)
    if (!shapes.every(isPlain)) throw new Error('A choice with a unit in it cannot be written out: load this call with its schema.')
    return same(shapes)
  },
  pipe: ({ transform, in: wire }) => {
    const money = MONEY_IF.get(transform)
    if (money) return { ...(shapeOf(wire!) as { fields: Record<string, Shape> }), money }
    const unit = UNITS.get(transform)
    if (!unit) throw new Error('Only weights and money can be written out: load this call with its schema.')
    return unit
  },
}
