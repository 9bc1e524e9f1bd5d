import { newId } from '@ramplight/contract/kernel/new-id'
import type { Id } from '@ramplight/domain/kernel/ids'

/**
 * In a file records are called by what they are, `entry#12`, and not by the ids of the server they came from: the same event is the
 * same text wherever it lies. They are numbered in the order of their ids, and get new ids in that order, because ids decide where
 * nothing else does.
 */
export const KINDS = [
  'tournament',
  'flight',
  'team',
  'table',
  'pot',
  'entry',
  'weigh-in',
  'day',
  'result',
  'raffle',
  'ticket',
  'lot',
  'lot-payout',
  'person',
  'part',
] as const
export type Kind = (typeof KINDS)[number]

const ID = /^[0-9a-f]{24}$/
const NAME = new RegExp(`^(${KINDS.join('|')})#([1-9][0-9]{0,5})$`)
/** What a scale said stays to the letter. */
const AS_IT_IS = new Set(['raw'])

/** Every text that is a value or a name of a value, wherever it stands. */
function* texts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const one of value) yield* texts(one)
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) {
      yield name
      if (!AS_IT_IS.has(name)) yield* texts(one)
    }
}

/** Does an id of some server stand in it? In a file there is none: whoever puts one there means a record that is not theirs. */
export const holdsAnId = (value: unknown): boolean => [...texts(value)].some((text) => ID.test(text))

/** The same value with other texts in the place of these. */
export function renamed<T>(value: T, names: ReadonlyMap<string, string>): T {
  if (typeof value === 'string') return (names.get(value) ?? value) as T
  if (Array.isArray(value)) return value.map((one) => renamed(one, names)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [names.get(name) ?? name, AS_IT_IS.has(name) ? one : renamed(one, names)]),
  ) as T
}

/** Names for these ids, and for whatever else in `value` looks like an id: `part#1`. */
export function namesFor(known: Partial<Record<Kind, Iterable<Id>>>, value: unknown): Map<Id, string> {
  const names = new Map<Id, string>()
  const give = (kind: Kind, ids: Iterable<Id>) => {
    const fresh = [...new Set(ids)].filter((id) => !names.has(id)).sort()
    for (const [index, id] of fresh.entries()) names.set(id, `${kind}#${index + 1}`)
  }
  for (const kind of KINDS) give(kind, known[kind] ?? [])
  give(
    'part',
    [...texts(value)].filter((text) => ID.test(text)),
  )
  return names
}

/** Every name that stands in a value, by kind, in the order of its numbers. */
export function namesIn(value: unknown): Map<Kind, string[]> {
  const found = Map.groupBy(new Set([...texts(value)].filter((text) => NAME.test(text))), (name) => name.match(NAME)![1] as Kind)
  const numberOf = (name: string) => Number(name.match(NAME)![2])
  return new Map([...found].map(([kind, names]) => [kind, names.sort((a, b) => numberOf(a) - numberOf(b))]))
}

/** A new id for every name, in the order of the numbers of a kind. */
export function idsFor(names: ReadonlyMap<Kind, readonly string[]>): Map<string, Id> {
  return new Map(
    [...names.values()].flatMap((own) => {
      const ids = own.map(() => newId()).sort()
      return own.map((name, index) => [name, ids[index]!] as const)
    }),
  )
}
