import { TABLES } from '@ramplight/contract/sync/tables'
import type { LocalRow, OutboxRow } from '@ramplight/sync/types'

/** Ids of the test: `idOf(7)`. */
export const idOf = (n: number): string => n.toString(16).padStart(24, '0')

export const aTour = (n: number, name: string): LocalRow => ({ _id: idOf(n), _rev: 1, _scopes: [`tour:${idOf(n)}`], name })

/** A boat of a tournament, as it crosses the wire. */
export const aBoat = (n: number, tournament: string, boatNumber: number): LocalRow => ({
  _id: idOf(n),
  _rev: 1,
  _scopes: [`tour:${idOf(1)}`],
  tournament,
  users: [idOf(900 + n)],
  boatNumber,
})

/** A change that waits. */
export const aChange = (n: number, given: Partial<OutboxRow> = {}): OutboxRow => ({
  opId: idOf(5000 + n),
  devSeq: n,
  tbl: 'tours',
  id: idOf(n),
  kind: 'up',
  baseRev: 1,
  schema: 92,
  at: '2027-06-12T11:00:00.000Z',
  prio: 1,
  rank: TABLES[given.tbl ?? 'tours'].rank,
  state: 'pending',
  user: idOf(99),
  tries: 0,
  ...given,
})
