/**
 * Moments of what waits, put right once the server has been heard after they were written. Only then is known how far the clock was
 * off, and whether it was set meanwhile. What is on the wire stays as it is.
 */
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { type ClockEvidence, clockEvidence, NO_EVIDENCE } from '@ramplight/domain/log/clock'
import { hasExpected, retimedLog } from '@ramplight/domain/registration/check-in-log'
import { hasCheckInMoments, retimedCheckIns } from '@ramplight/domain/registration/check-ins'
import { isNames, type Leaves } from '@ramplight/domain/sync/leaves'
import { isLateByClock, retimedBag } from '@ramplight/domain/weigh-in/bag'
import { openDesk } from '../desk/desk.ts'
import type { Store, StoreTx } from '../ports.ts'
import type { OutboxRow } from '../types.ts'

type Moments = { isIn: (leaves: Leaves) => boolean; retimed: (leaves: Leaves, evidence: ClockEvidence) => Leaves }

/** What the bump judge counted goes whole, or as what was changed of it. */
const isBumpLate = ({ bump, ...leaves }: Leaves): boolean => (isNames(bump) && isLateByClock(bump)) || leaves['bump.lateBy'] === 'clock'

function retimedBump(leaves: Leaves, evidence: ClockEvidence): Leaves {
  if (isNames(leaves.bump) && isLateByClock(leaves.bump)) return { ...leaves, bump: retimedBag(leaves.bump, evidence) }
  return leaves['bump.lateBy'] === 'clock' ? { ...leaves, 'bump.lateBy': retimedBag({}, evidence).lateBy ?? 'clock' } : leaves
}

/** What is told by the clock of a device, and matters. */
const MOMENTS: Partial<Record<SyncTable, Moments>> = {
  'tournament-entries': {
    isIn: (leaves) => hasExpected(leaves) || hasCheckInMoments(leaves) || isBumpLate(leaves),
    retimed: (leaves, evidence) => retimedBump(retimedLog(retimedCheckIns(leaves, evidence), evidence), evidence),
  },
  'weigh-in-events': { isIn: isLateByClock, retimed: retimedBag },
}

const waitsForTheClock = ({ state, tbl, set, compared }: OutboxRow): boolean =>
  state !== 'sealed' && !compared && set !== undefined && (MOMENTS[tbl]?.isIn(set) ?? false)

const waiting = async (tx: StoreTx): Promise<OutboxRow[]> => (await tx.outbox.all()).filter(waitsForTheClock)

/** Something was written that a contact with the server has to prove before it is sent. */
export const needsTheTime = (store: Store): Promise<boolean> => store.read([], async (tx) => (await waiting(tx)).length > 0)

/** `off`: as it was measured just now. */
export async function compareClock(store: Store, { life, off }: { life: Id; off: number }): Promise<void> {
  if (!(await needsTheTime(store))) return
  await store.write(Object.keys(MOMENTS) as SyncTable[], async (tx) => {
    const rows = await waiting(tx)
    const desk = await openDesk(tx, life, rows)
    for (const { tbl, id } of rows) {
      const dossier = desk.of(tbl, id)
      desk.put({ ...dossier, queue: dossier.queue.map((op) => (waitsForTheClock(op) ? put(op, off) : op)) })
    }
    await desk.close()
  })
}

/** What came with a rescue file was told by the clock of another device. */
const put = (op: OutboxRow, off: number): OutboxRow => ({
  ...op,
  set: MOMENTS[op.tbl]!.retimed(op.set!, op.from ? NO_EVIDENCE : clockEvidence(op.off, off)),
  compared: true,
})
