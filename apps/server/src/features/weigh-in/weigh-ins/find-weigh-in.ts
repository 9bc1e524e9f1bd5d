import { type CurrentWeighIn, currentWeighIns } from '@ramplight/domain/scoring/weigh-in-log'
import { eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { logOf, toEvent, type WeighInEventRow } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

/** A weigh-in as it stands now, and the rows of its history, the weighing first. */
export type StoredWeighIn = { current: CurrentWeighIn; history: WeighInEventRow[]; tournament: string }

/** Folds rows of the log into weigh-ins, in the order they were made. */
export function foldLog(rows: readonly WeighInEventRow[]): StoredWeighIn[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return currentWeighIns(rows.map(toEvent)).map((current) => {
    const history = current.history.map(({ _id }) => byId.get(_id)!)
    return { current, history, tournament: history[0]!.tournament }
  })
}

export const weighInsWhere = async (db: Queryable, where: SQL | undefined): Promise<StoredWeighIn[]> => foldLog(await logOf(db, where))

export async function findWeighIn(db: Queryable, id: string): Promise<StoredWeighIn | null> {
  const [found] = await weighInsWhere(db, eq(weighInEvents.weighIn, id))
  return found ?? null
}
