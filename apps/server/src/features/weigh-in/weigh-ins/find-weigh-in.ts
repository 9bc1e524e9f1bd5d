import { foldLog, type StoredWeighIn } from '@ramplight/domain/weigh-in/weigh-in-records'
import { eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { logOf } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

export const weighInsWhere = async (db: Queryable, where: SQL | undefined): Promise<StoredWeighIn[]> => foldLog(await logOf(db, where))

export async function findWeighIn(db: Queryable, id: string): Promise<StoredWeighIn | null> {
  const [found] = await weighInsWhere(db, eq(weighInEvents.weighIn, id))
  return found ?? null
}
