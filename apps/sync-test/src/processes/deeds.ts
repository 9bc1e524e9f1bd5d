import { newId } from '@ramplight/contract/kernel/new-id'
import type { Id } from '@ramplight/domain/kernel/ids'
import { EMPTY_BAG } from '@ramplight/domain/weigh-in/bag'
import type { Change, LocalRow } from '@ramplight/sync/types'
import { below, type Chance, oneOf } from './chance.ts'

/** What a person does on a device in one go: all of it is kept, or nothing. */
export type Deed = { n: number; kind: DeedKind; changes: Change[] }
export type DeedKind = keyof typeof OFTEN

const OFTEN = { weigh: 44, edit: 34, enter: 9, correct: 7, strike: 4, scratch: 2 }

/** What the device knows of at the moment. */
export type Field = {
  user: Id
  tour: Id
  tournament: Id
  name: string
  entries: readonly Id[]
  weighIns: readonly Id[]
  find: (tbl: 'tournament-entries' | 'weigh-in-events', id: Id) => Promise<LocalRow | undefined>
}

/** The first boats are worked on most, so that stations get in each other's way. */
const anyOf = (chance: Chance, ids: readonly Id[]): Id | undefined => ids[Math.floor(chance() ** 3 * ids.length)]

/** The next thing, or null when there is nothing to do it to. */
export async function nextDeed(chance: Chance, n: number, field: Field): Promise<Deed | null> {
  const kind = oneOf(chance, OFTEN)
  const changes = await DO[kind](chance, n, field)
  return changes && { n, kind, changes }
}

type Doing = (chance: Chance, n: number, field: Field) => Promise<Change[] | null>

const now = () => new Date(Date.now()).toISOString()

/** A bag as it lies in the log; what nobody typed is null or 0. */
const bag = (field: Field, more: Record<string, unknown>) => ({
  tournament: field.tournament,
  day: 0,
  at: now(),
  receivedAt: now(),
  deviceAt: now(),
  by: field.user,
  station: field.name,
  reason: null,
  additional: false,
  raw: null,
  ...EMPTY_BAG,
  ...more,
})
const event = (field: Field, id: Id, more: Record<string, unknown>): Change => ({
  kind: 'event',
  tbl: 'weigh-in-events',
  id,
  event: bag(field, { ...more, _id: id }),
})

/** A step in the life of a bag that is here already. */
const step =
  (kind: 'correct' | 'void', values: (chance: Chance) => Record<string, unknown>): Doing =>
  async (chance, n, field) => {
    const id = anyOf(chance, field.weighIns)
    const row = id ? await field.find('weigh-in-events', id) : undefined
    if (row?.kind !== 'weigh') return null
    return [event(field, newId(), { kind, weighIn: id, entry: row.entry, after: [id], reason: `${field.name} ${n}`, ...values(chance) })]
  }

const ounces = (chance: Chance) => ({ weight: 16 + below(chance, 400), totalFish: 5 })

/** Values that nobody else types, so that each can be found again. */
const TYPED: ((chance: Chance, n: number, field: Field, row: LocalRow) => Record<string, unknown>)[] = [
  (_, n, { name }) => ({ disqualifiedReason: `${name} ${n}` }),
  (_, n, { name }, { groups }) => ({ groups: [...((groups as string[] | undefined) ?? []).slice(-2), `${name} ${n}`] }),
  (chance) => ({ boatNumber: 1 + below(chance, 9999) }),
  () => ({ checkedInAt: now() }),
]

const DO: Record<DeedKind, Doing> = {
  weigh: async (chance, _, field) => {
    const entry = anyOf(chance, field.entries)
    const id = newId()
    return entry ? [event(field, id, { kind: 'weigh', weighIn: id, entry, ...ounces(chance) })] : null
  },
  correct: step('correct', ounces),
  strike: step('void', () => ({})),
  edit: async (chance, n, field) => {
    const id = anyOf(chance, field.entries)
    const row = id ? await field.find('tournament-entries', id) : undefined
    if (!row) return null
    return [{ kind: 'edit', tbl: 'tournament-entries', id: row._id, patch: TYPED[below(chance, TYPED.length)]!(chance, n, field, row) }]
  },
  enter: async (_, n, { name, tour, tournament }) => {
    const [angler, entry] = [newId(), newId()]
    return [
      { kind: 'create', tbl: 'users', id: angler, doc: { first_name: `Ann ${n}`, last_name: name, userType: 'Angler', tours: [tour] } },
      { kind: 'create', tbl: 'tournament-entries', id: entry, doc: { tournament, users: [angler], status: 'Paid' } },
    ]
  },
  scratch: async (chance, _, field) => {
    const id = anyOf(chance, field.entries.toReversed())
    return id ? [{ kind: 'delete', tbl: 'tournament-entries', id }] : null
  },
}
