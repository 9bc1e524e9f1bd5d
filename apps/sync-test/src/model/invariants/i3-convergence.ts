import type { SyncTable } from '@ramplight/contract/sync/tables'
import { same } from '@ramplight/domain/sync/leaves'
import type { Left } from './left-on-devices.ts'
import type { Projection, Proof } from './proof.ts'

type Row = Record<string, unknown>

/** An event of a log has no revision of its own; on a device it is the first for ever. */
const asSent = ({ _scopes, _rev, ...row }: Row, { _rev: rev }: Row): Row => (rev === undefined ? row : { ...row, _rev })

/** Every device shows what the server has for this person, no more and no less, but for what waits for that person. */
export function i3Convergence(proof: Proof): string[] {
  return [...proof.left.flatMap((left) => differences(left, proof.projections[left.who])), ...unfed(proof)]
}

export function differences({ device, who, rows, outbox, quarantine }: Left, projection: Projection): string[] {
  const open = new Set([...outbox, ...quarantine].map(({ id }) => id))
  const found: string[] = []
  const where = `${device.name} (${who})`
  for (const [tbl, shown] of rows) {
    const truth = projection.get(tbl) ?? new Map<string, Row>()
    for (const row of shown) {
      if (open.has(row._id)) continue
      const there = truth.get(row._id)
      if (!there) found.push(`I3 ${where} shows the ${tbl} ${row._id}, which is not there for ${who}`)
      else if (!same(asSent(row, there), there))
        found.push(`I3 ${where} shows ${tbl} ${row._id} otherwise: ${difference(asSent(row, there), there)}`)
    }
    const here = new Set(shown.map(({ _id }) => _id))
    for (const id of truth.keys()) if (!here.has(id) && !open.has(id)) found.push(`I3 ${where} does not have the ${tbl} ${id}`)
  }
  return found
}

const difference = (mine: Row, theirs: Row): string =>
  [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    .filter((field) => !same(mine[field], theirs[field]))
    .map((field) => `${field} ${JSON.stringify(mine[field])} for ${JSON.stringify(theirs[field])}`)
    .join(', ')

/** Whoever begins anew gets everything that is in the tables of the server. */
function unfed({ evidence, projections }: Proof): string[] {
  const found: string[] = []
  for (const tbl of ['tournament-entries', 'tournament-flights', 'weigh-in-events', 'tournaments'] as SyncTable[])
    for (const id of evidence.alive.get(tbl) ?? [])
      if (!projections.ana.get(tbl)?.has(id)) found.push(`I3 the ${tbl} ${id} is on the server, and no device ever hears of it`)
  return found
}
