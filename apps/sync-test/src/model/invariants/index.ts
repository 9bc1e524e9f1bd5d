import type { ChangesReply, SyncCursor } from '@ramplight/contract/sync/sync'
import { type Day, WHO, type Who } from '../at-the-ramp.ts'
import { p1SavedExists } from '../promises/p1-saved-exists.ts'
import { p2CountsOnce } from '../promises/p2-counts-once.ts'
import { p7WholeCrews } from '../promises/p7-whole-crews.ts'
import { p11CheckIns } from '../promises/p11-check-ins.ts'
import { gatherEvidence } from './evidence.ts'
import { i1NoLoss } from './i1-no-loss.ts'
import { i1SeenBeforeReplaced } from './i1-seen-before-replaced.ts'
import { i2NoDouble } from './i2-no-double.ts'
import { i3Convergence } from './i3-convergence.ts'
import { i4WeighUnion } from './i4-weigh-union.ts'
import { i5LedgerStable } from './i5-ledger-stable.ts'
import { i7Scopes } from './i7-scopes.ts'
import { i8Liveness } from './i8-liveness.ts'
import { i10NoResurrection } from './i10-no-resurrection.ts'
import { i11FieldIndependence } from './i11-field-independence.ts'
import { i12Causality } from './i12-causality.ts'
import { leftOnDevices } from './left-on-devices.ts'
import type { Projection, Proof } from './proof.ts'

/** What must hold in the evening (docs/algorithms/sync.md). I6 and I9 are looked at after every step. */
const INVARIANTS: ((proof: Proof) => string[])[] = [
  i1NoLoss,
  i1SeenBeforeReplaced,
  i2NoDouble,
  i3Convergence,
  i4WeighUnion,
  i5LedgerStable,
  i7Scopes,
  i8Liveness,
  i10NoResurrection,
  i11FieldIndependence,
  i12Causality,
  p1SavedExists,
  p2CountsOnce,
  p7WholeCrews,
  p11CheckIns,
]

export async function violationsOf(day: Day): Promise<string[]> {
  const left = await leftOnDevices(day)
  const people = [...new Set(left.map(({ who }) => who).concat('ana'))]
  const views = new Map<Who, Awaited<ReturnType<typeof viewOf>>>()
  for (const who of people) views.set(who, await viewOf(day, who))
  const each = <T>(of: (view: Awaited<ReturnType<typeof viewOf>>) => T, none: T) =>
    Object.fromEntries(WHO.map((who) => [who, views.has(who) ? of(views.get(who)!) : none])) as Record<Who, T>
  const proof: Proof = {
    day,
    evidence: await gatherEvidence(day),
    left,
    projections: each(({ projection }) => projection, new Map()),
    scopes: each(({ scopes }) => scopes, new Set()),
  }
  return [...day.complaints, ...INVARIANTS.flatMap((invariant) => invariant(proof))]
}

/** All that a person would fetch from the beginning. */
async function viewOf({ server, people, newId }: Day, who: Who): Promise<{ projection: Projection; scopes: Set<string> }> {
  const to = server.transport(people[who].token, 'the proof')
  const hello = await to.hello({ device: newId(), ackThrough: 0, devSeq: 0, sentAt: new Date(server.world.now()).toISOString() })
  if (!hello.ok) throw new Error(`${who} may not look: ${JSON.stringify(hello.failure)}`)
  const projection: Projection = new Map()
  let cursor: SyncCursor = {}
  for (let more = true; more; ) {
    const answer = await to.changes({ cursor, limit: 1000 })
    if (!answer.ok) throw new Error(`${who} may not fetch: ${JSON.stringify(answer.failure)}`)
    const page: ChangesReply = answer.value
    for (const { tbl, id, op, doc } of page.rows) {
      const table = projection.get(tbl) ?? new Map()
      if (op === 'u' && doc) projection.set(tbl, table.set(id, doc))
      else if (op === 'd') table.delete(id)
    }
    cursor = page.cursor
    more = page.more
  }
  return { projection, scopes: new Set(hello.value.scopes) }
}
