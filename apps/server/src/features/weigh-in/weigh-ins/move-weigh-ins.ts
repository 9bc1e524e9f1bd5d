import { newId } from '@ramplight/contract/kernel/new-id'
import { bagOf } from '@ramplight/domain/weigh-in/bag'
import { planVoid } from '@ramplight/domain/weigh-in/plan-weigh-in'
import { latestValues } from '@ramplight/domain/weigh-in/weigh-in-records'
import { eq, inArray } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { keepAliases } from '#platform/sync/aliases'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { appendEvent, writerOf } from './append-event.ts'
import { boatName, voidedLine, weighedLine } from './describe-weigh-in.ts'
import { weighInsWhere } from './find-weigh-in.ts'
import { toWeighInRecord } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

/**
 * The bags of an entry become bags of another one that is the same boat. The log only grows: each bag is struck out where it is and
 * weighed again as it stands, by who weighed it, where and when. Its old id stands for the new one, so that a correction which is
 * still on a device finds it. The caller holds both entries.
 */
export async function moveWeighIns(
  tx: Tx,
  tournament: TournamentRow,
  { from, to, reason }: { from: EntryRow; to: EntryRow; reason: string },
  doer: Doer,
): Promise<number> {
  const bags = (await weighInsWhere(tx, eq(weighInEvents.entry, from.id))).filter(
    ({ current }) => !current.voided && !current.awaitingOriginal,
  )
  if (!bags.length) return 0
  const ids = bags.map(({ current }) => current.weighIn)
  const firsts = new Map((await tx.select().from(weighInEvents).where(inArray(weighInEvents.id, ids))).map((row) => [row.id, row]))
  const names = { from: await boatName(tx, from), to: await boatName(tx, to) }
  const moved = new Map(ids.map((id) => [id, newId()]))
  for (const { current, history } of bags) {
    const id = moved.get(current.weighIn)!
    const first = firsts.get(current.weighIn)!
    const latest = latestValues(history)
    const bag = bagOf(latest)
    const struck = planVoid({ current, history, tournament: tournament.id }, reason, writerOf(newId(), doer))
    if (!struck) throw new Error('A bag that stands is not struck out.')
    await appendEvent(tx, struck, doer, voidedLine(names.from, current.day, bag, reason, tournament), history)
    const again = {
      ...toWeighInRecord(first),
      ...bag,
      _id: id,
      weighIn: id,
      entry: to.id,
      day: current.day,
      reason,
      additional: history.some(({ additional }) => additional),
      raw: latest.raw,
      // A question that is open moves along; one that was answered is not asked again.
      clashOf: history.length === 1 && first.clashOf ? (moved.get(first.clashOf) ?? first.clashOf) : null,
    }
    await appendEvent(tx, again, doer, weighedLine(names.to, current.day, bag, tournament))
  }
  await keepAliases(tx, 'weigh-in-events', moved)
  return moved.size
}
