import type { Day } from '../at-the-ramp.ts'
import type { Proof } from './proof.ts'

/** What was deleted stays deleted, unless the deletion was refused or a person brought it back. */
export function i10NoResurrection({ evidence, day, left }: Proof): string[] {
  const refused = new Set(
    day.pushed.flatMap(({ results, ops }) =>
      (results ?? []).flatMap(({ op, status }) =>
        ['rejected', 'forbidden', 'op_reused', 'too_old'].includes(status) ? [ops.find((one) => one.op === op)!.id] : [],
      ),
    ),
  )
  const held = new Set(left.flatMap(({ outbox, quarantine }) => [...outbox, ...quarantine].map(({ id }) => id)))
  return day.said.deleted
    .filter(
      ({ tbl, rec, isSure, device }) =>
        isSure &&
        !isMadeElsewhere(day, rec, device) &&
        evidence.alive.get(tbl)?.has(rec) &&
        !day.said.restored.has(rec) &&
        !refused.has(rec) &&
        !held.has(rec),
    )
    .map(({ tbl, rec, device }) => `I10 the ${tbl} ${rec}, deleted on Station ${device + 1}, is there again`)
}

/** Who takes a boat out that they have from a file, before its own device has sent it, takes out their copy. */
const isMadeElsewhere = ({ said }: Day, rec: string, device: number): boolean =>
  said.created.some((one) => one.rec === rec && one.device === device) &&
  said.created.some((one) => one.rec === rec && one.device !== device)
