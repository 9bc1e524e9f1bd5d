/**
 * Moments of what waits, put right once the server has been heard after they were written. Only then is known how far the clock was
 * off, and whether it was set meanwhile. What was sent, or is in a rescue file, stays as it is.
 */
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { type ClockEvidence, clockEvidence, NO_EVIDENCE } from '@ramplight/domain/log/clock'
import {
  type CheckInLog,
  foldCheckIns,
  hasExpected,
  retimedLog,
  showsCheckIns,
  withoutCheckIns,
} from '@ramplight/domain/registration/check-in-log'
import { hasCheckInMoments, retimedCheckIns } from '@ramplight/domain/registration/check-ins'
import { isNames, type Leaves } from '@ramplight/domain/sync/leaves'
import { isLateByClock, retimedBag } from '@ramplight/domain/weigh-in/bag'
import { openDesk } from '../desk/desk.ts'
import { type Dossier, shownRow, wasSent } from '../desk/dossier.ts'
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

/** Must it wait for a contact with the server before it is sent? */
export const waitsForTheClock = ({ tbl, set, compared, ...op }: OutboxRow): boolean =>
  !compared && !isFixed(op) && set !== undefined && (MOMENTS[tbl]?.isIn(set) ?? false)

/** The server, or another device, may have it as it is. A file of an older version has moments that nobody has judged. */
const isFixed = ({ state, tries, from }: Omit<OutboxRow, 'tbl' | 'set' | 'compared'>): boolean =>
  from === undefined ? wasSent({ tries }) : state === 'sealed'

const waiting = async (tx: StoreTx): Promise<OutboxRow[]> => (await tx.outbox.all()).filter(waitsForTheClock)

/** Something was written that a contact with the server has to prove before it is sent. */
export const needsTheTime = (store: Store): Promise<boolean> => store.read([], async (tx) => (await waiting(tx)).length > 0)

/** The tables of records that have moments. */
export const TIMED_TABLES = Object.keys(MOMENTS) as SyncTable[]

/** `off`: as it was measured just now. */
export async function compareClock(store: Store, compared: { life: Id; off: number }): Promise<void> {
  if (await needsTheTime(store)) await store.write(TIMED_TABLES, (tx) => putRight(tx, compared))
}

/** `off` null: a file is made of what waits, and no contact has proved its moments. */
export async function putRight(tx: StoreTx, { life, off }: { life: Id; off: number | null }): Promise<void> {
  const rows = await waiting(tx)
  const desk = await openDesk(tx, life, rows)
  for (const { tbl, id } of rows) {
    const dossier = desk.of(tbl, id)
    const queue = dossier.queue.map((op) => (waitsForTheClock(op) ? put(op, off) : op))
    desk.put(withShown({ ...dossier, queue }))
  }
  await desk.close()
}

/** What the screens show of the check-ins of a boat follows from its log as it was put right. */
function withShown(dossier: Dossier): Dossier {
  const row = dossier.tbl === 'tournament-entries' && shownRow(dossier)
  const log = row && (row.checkInLog as CheckInLog | undefined)
  if (!log || Object.keys(log).length === 0) return dossier
  const copies = foldCheckIns(log)
  const queue = dossier.queue.map((op) =>
    op.shown && showsCheckIns(op.shown) ? { ...op, shown: { ...withoutCheckIns(op.shown), ...copies } } : op,
  )
  return { ...dossier, queue }
}

/** What came with a rescue file was told by the clock of another device. */
const put = (op: OutboxRow, off: number | null): OutboxRow => ({
  ...op,
  set: MOMENTS[op.tbl]!.retimed(op.set!, op.from || off === null ? NO_EVIDENCE : clockEvidence(op.off, off)),
  compared: true,
})
