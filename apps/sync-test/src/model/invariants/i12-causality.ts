import { SETTLED } from '@ramplight/contract/sync/sync'
import type { Proof } from './proof.ts'

/** No child is on the server before its parent: a device sends the parent first, so nothing ever has to wait there. */
export function i12Causality({ day, left }: Proof): string[] {
  // What was taken back or given up on the device itself never comes; what hangs on it is told so, and waits for a person.
  const suspects = new Set([
    ...[...day.said.deleted, ...day.said.givenUp].map(({ rec }) => rec),
    ...day.poison,
    ...left.flatMap(({ quarantine }) => quarantine.map(({ id }) => id)),
  ])
  const made = new Map(day.said.created.concat(day.said.events).map((one) => [one.rec, one]))
  // What is typed after a queued "finalize" waits for that, and what was made before it does not: a boat that was entered before
  // and seated after is sent before its flight, and once more after it.
  const fenced = new Set(day.pushed.flatMap(({ ops, device }) => (ops.some(({ kind }) => kind === 'call') ? [device] : [])))
  const untaken = new Map<number, Set<string | undefined>>()
  return day.pushed.flatMap(({ results, ops, device }) => {
    if (fenced.has(device)) return []
    const refused = untaken.get(device) ?? new Set()
    untaken.set(device, refused)
    for (const { status, _id } of results ?? []) if (!SETTLED.includes(status as never)) refused.add(_id)
    return (results ?? []).flatMap(({ op, status, missing = [] }) => {
      // A parent that went before or along, and was not taken, is no fault of the order: after a lost answer half is sent at a time.
      const parent = missing.find((id) => made.get(id)?.device === device && !suspects.has(id) && !refused.has(id))
      const { tbl } = ops.find((one) => one.op === op)!
      return status === 'deferred' && parent && !wasBroken(day, parent)
        ? [`I12 Station ${device + 1} sent a ${tbl} before its parent ${parent}`]
        : []
    })
  })
}

/** The server broke when the parent was sent: then it goes by itself, later. */
const wasBroken = ({ pushed }: Proof['day'], id: string): boolean =>
  pushed.some(({ results, ops }) => !results && ops.some((op) => op.id === id))
