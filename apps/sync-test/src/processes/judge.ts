import { SETTLED } from '@ramplight/contract/sync/sync'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { Change, Recorded } from '@ramplight/sync/types'
import type { Report } from './messages.ts'
import type { Station, Witness } from './station.ts'
import { type Books, type Doc, type Tables, textOf } from './truth.ts'

export type Violation = { what: 'lost' | 'doubled' | 'diverged' | 'resurrected' | 'unknown' | 'accounts' | 'stuck'; about: string }

export type Case = { truth: Tables; books: Books; stations: { station: Pick<Station, 'name' | 'order' | 'witness'>; report: Report }[] }

/** Compares every device with the server, and both with what was promised. */
export function judge({ truth, books, stations }: Case): Violation[] {
  return [
    ...stations.flatMap(({ station, report }) => [
      ...promises(station, report, truth, books),
      ...diverged(station.name, truth, report),
      ...accounts(station.name, report),
    ]),
    ...doubled(books),
    ...unknown(
      truth,
      stations.map(({ station }) => station.witness),
    ),
  ]
}

type Kept = { change: Change; recorded: Recorded; n: number }

function promises(
  { name, witness }: Case['stations'][number]['station'],
  { quarantine }: Report,
  truth: Tables,
  books: Books,
): Violation[] {
  const refused = new Set(quarantine.map(({ opId }) => opId))
  const refusedOf = new Set(quarantine.map(({ id }) => id))
  const kept = witness.kept.flatMap(({ n, deed, recorded }) =>
    recorded.map((one, index): Kept => ({ n, change: deed.changes[index]!, recorded: one })),
  )
  // What was begun and died may have been kept as well.
  const done = [...witness.tried.values()].flatMap(({ n, changes }) => changes.map((change) => ({ n, change })))
  const later = Map.groupBy(done, ({ change }) => change.id)
  const storyOf = (id: Id) =>
    kept
      .filter(({ change }) => change.id === id)
      .map(
        ({ n, change, recorded: { opId } }) => `#${n} ${change.kind} ${opId ? (books.ledger.get(opId)?.status ?? 'unknown') : 'nothing'}`,
      )
      .join(', ')
  return kept.flatMap(({ n, change, recorded: { opId } }) => {
    const after = (later.get(change.id) ?? []).filter((one) => one.n > n).map((one) => one.change)
    const status = opId && books.ledger.get(opId)?.status
    const about = `${name} #${n} ${change.kind} ${change.tbl} ${change.id} ${textOf('patch' in change ? change.patch : null)} (${status ?? 'never heard of'}; ${storyOf(change.id)})`
    // Nothing had to be sent: never heard of, or gone here already; unless that earlier deletion was refused, it is gone for all.
    if (!opId)
      return change.kind === 'delete' && !refusedOf.has(change.id) && isThere(truth, change) ? [{ what: 'resurrected', about }] : []
    if (refused.has(opId)) return []
    // A deletion takes along what of its record was never sent, and what was refused.
    const isTaken = status && (SETTLED as readonly string[]).includes(status)
    if (!isTaken && after.some(({ kind }) => kind === 'delete')) return []
    if (!status) return [{ what: 'lost', about }]
    if (!(SETTLED as readonly string[]).includes(status))
      return [{ what: 'lost', about: `${about}: refused, and the device does not say so` }]
    const verdict = HAS_HAPPENED[change.kind](change as never, { truth, books, after })
    return verdict ? [{ what: verdict, about }] : []
  })
}

const isThere = (truth: Tables, { tbl, id }: Change): boolean => truth.get(tbl)?.has(id) ?? false

type Seen = { truth: Tables; books: Books; after: Change[] }
type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>

/** What is wrong with a change that the server says it has taken. */
const HAS_HAPPENED: { [Kind in Change['kind']]: (change: Of<Kind>, seen: Seen) => 'lost' | 'resurrected' | null } = {
  event: ({ id, tbl, event }, { truth }) => {
    const row = truth.get(tbl)?.get(id)
    return row && row.weight === event.weight && row.entry === event.entry && row.kind === event.kind ? null : 'lost'
  },
  create: ({ id }, { books }) => (books.history.get(id)?.some(({ action }) => action === 'created') ? null : 'lost'),
  edit: ({ id, patch }, seen) => (Object.entries(patch).every(([field, value]) => isSomewhere(id, field, value, seen)) ? null : 'lost'),
  delete: (change, { truth }) => (isThere(truth, change) ? 'resurrected' : null),
  call: () => null,
  show: () => null,
}

/** It was the server's once, it is kept as the other version, or the same person wrote over it before it was sent. */
function isSomewhere(id: Id, field: string, value: unknown, { books, after }: Seen): boolean {
  const has = (doc: Doc | null) => doc !== null && (holds(doc[field], value) || isCheckedIn(field, doc[field]))
  if ((books.history.get(id) ?? []).some((line) => has(line.after))) return true
  if ((books.conflicts.get(id) ?? []).some((conflict) => conflict.field === field && holds(conflict.mine, value))) return true
  return after.some((change) => change.kind === 'delete' || (change.kind === 'edit' && field in change.patch))
}

/** Of two moments the earlier counts, and each is put right by the clock of the server: the boat is in, and never later than now. */
const isCheckedIn = (field: string, stored: unknown): boolean =>
  field === 'checkedInAt' && typeof stored === 'string' && Date.parse(stored) <= Date.now()

/** Of a list, what was added last counts: lists are merged. */
const holds = (stored: unknown, value: unknown): boolean =>
  Array.isArray(value) ? Array.isArray(stored) && stored.includes(value.at(-1)) : textOf(stored) === textOf(value)

/** A login alone is no news to other devices: each hears of it with the next change of the person. */
const heard = (doc: Doc | undefined): string => textOf(doc && { ...doc, lastLoginAt: null })

function diverged(name: string, truth: Tables, { rows, quarantine }: Report): Violation[] {
  // A refused change stays on the screen of its device until a person decides.
  const refused = new Set(quarantine.map(({ tbl, id }) => `${tbl} ${id}`))
  return Object.entries(rows).flatMap(([tbl, own]) => {
    const theirs = truth.get(tbl) ?? new Map<Id, Doc>()
    const mine = new Map<Id, Doc>(own.map((row) => [row._id, row]))
    return [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((id): Violation[] => {
      if (refused.has(`${tbl} ${id}`)) return []
      const [here, there] = [heard(mine.get(id)), heard(theirs.get(id))]
      return here === there ? [] : [{ what: 'diverged', about: `${name} ${tbl} ${id}: here ${here}, there ${there}` }]
    })
  })
}

function accounts(name: string, { counts }: Report): Violation[] {
  const { issued, settled, pending, sealed, waiting, quarantined, coalesced, discarded } = counts
  const isRight = issued === settled + pending + sealed + waiting + quarantined + coalesced + discarded
  return isRight ? [] : [{ what: 'accounts', about: `${name} ${JSON.stringify(counts)}` }]
}

/** One change that stands twice in the ledger, one record that came into being twice, one value that was written twice. */
function doubled({ ledger, history }: Books): Violation[] {
  const numbers = Map.groupBy(ledger.values(), ({ device, dev_seq }) => `${device} ${dev_seq}`)
  const twice = [...numbers].filter(([, rows]) => rows.length > 1)
  const made = [...history].filter(([, lines]) => lines.filter(({ action }) => action === 'created').length > 1)
  const written = [...history].flatMap(([record, lines]) => {
    const values = lines.flatMap(({ before, after }) => {
      const value = after?.disqualifiedReason
      return before && value && value !== before.disqualifiedReason ? [String(value)] : []
    })
    return values.filter((value, index) => values.indexOf(value) !== index).map((value) => `${record} ${value}`)
  })
  return [
    ...twice.map(([number]) => `change ${number}`),
    ...made.map(([id]) => `record ${id}`),
    ...written.map((value) => `value ${value}`),
  ].map((about) => ({ what: 'doubled', about }))
}

/** Nobody weighed it. */
function unknown(truth: Tables, witnesses: readonly Witness[]): Violation[] {
  const tried = new Set(witnesses.flatMap(({ tried }) => [...tried.values()].flatMap(({ changes }) => changes.map(({ id }) => id))))
  const events = [...(truth.get('weigh-in-events')?.keys() ?? [])]
  return events.filter((id) => !tried.has(id)).map((id) => ({ what: 'unknown', about: `weigh-in-events ${id}` }))
}
