import type { Saying } from '../at-the-ramp.ts'
import { isToldOf, json } from '../said.ts'
import type { Proof } from './proof.ts'

/** A finished tournament, a refused op, a value in a file: everything a device still holds, as text. */
const heldIn = (proof: Proof): string => (proof.held ??= JSON.stringify(proof.left.map(({ outbox, quarantine }) => [outbox, quarantine])))

/**
 * Every value that a screen said was saved is on the server (also where it has been there all along), or was, or is asked about, or
 * waits for a person.
 */
export function i1NoLoss(proof: Proof): string[] {
  const { said } = proof.day
  return said.sayings
    .filter((one) => one.isSure && isToldOf(said, one.path) && one.value !== 'null' && !isExplained(one, proof))
    .map((one) => `I1 "${one.value}" (${one.path} of ${one.tbl} ${one.rec}, said on Station ${one.device + 1}) is nowhere`)
    .concat(lostRecords(proof), lostFromSets(proof))
}

function isExplained(one: Saying, proof: Proof): boolean {
  const { evidence, day } = proof
  const rec = evidence.aliases.get(one.rec) ?? one.rec
  if (one.does === 'remove' || evidence.aliases.has(one.rec)) return true
  const versions = evidence.byRecord.get(rec) ?? []
  const holds = (doc: Record<string, unknown> | null) => {
    const value = doc?.[one.path]
    return one.does === 'add' ? Array.isArray(value) && value.some((name) => json(name) === one.value) : json(value) === one.value
  }
  return (
    versions.some(({ after, before }) => holds(after) || holds(before)) ||
    evidence.conflicts.some(({ rec: of, field, mine }) => of === rec && field === one.path && json(mine) === one.value) ||
    holds(proof.projections.ana.get(one.tbl)?.get(rec) ?? null) ||
    heldIn(proof).includes(one.value) ||
    isOverwrittenHere(one, proof) ||
    isGivenUp(one, proof) ||
    day.said.deleted.some(({ device, rec: of, n }) => device === one.device && of === one.rec && n > one.n)
  )
}

/** The same person said something else of it afterwards, on the device that showed it. */
const isOverwrittenHere = (one: Saying, { day }: Proof): boolean =>
  day.said.sayings.some(
    ({ device, rec, path, value, does, n }) =>
      device === one.device &&
      rec === one.rec &&
      path === one.path &&
      n > one.n &&
      (one.does === 'set' || (does === 'remove' && value === one.value)),
  )

const isGivenUp = ({ rec, n }: { rec: string; n: number }, { day }: Proof): boolean =>
  day.said.givenUp.some((given) => given.rec === rec && given.n >= n)

function lostRecords(proof: Proof): string[] {
  const { evidence, day } = proof
  return day.said.created
    .filter(({ isSure }) => isSure)
    .filter(
      (one) =>
        !evidence.byRecord.get(one.rec)?.some(({ action }) => action === 'created') &&
        !evidence.aliases.has(one.rec) &&
        !heldIn(proof).includes(one.rec) &&
        !isGivenUp(one, proof) &&
        !day.said.deleted.some(({ rec, n }) => rec === one.rec && n > one.n),
    )
    .map(({ tbl, rec, device }) => `I1 the ${tbl} ${rec} that was made on Station ${device + 1} is nowhere`)
}

/** A name that was put into a list stays there until somebody who saw it takes it out. */
function lostFromSets({ evidence, day }: Proof): string[] {
  const lost: string[] = []
  for (const [rec, versions] of evidence.byRecord) {
    for (const { before, after, action } of versions) {
      if (!before || !after || action === 'deleted') continue
      for (const path of ['groups', 'tags']) {
        const is = new Set((after[path] as string[] | undefined) ?? [])
        for (const name of (before[path] as string[] | undefined) ?? []) {
          if (is.has(name)) continue
          const isTakenOut = day.said.sayings.some(
            (one) => one.rec === rec && one.path === path && one.does === 'remove' && one.value === json(name),
          )
          if (!isTakenOut) lost.push(`I1 "${name}" left the ${path} of ${rec}, and nobody took it out`)
        }
      }
    }
  }
  return lost
}
