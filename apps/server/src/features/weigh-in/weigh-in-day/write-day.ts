import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { weighInDayCalls } from '@ramplight/contract/weigh-in/weigh-in-day'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored, StaleRecord } from '#platform/database/records'
import type { Db, Tx } from '#platform/database/types'
import { aboutDay, isDay, type WeighInDayRow, weighInDayStore } from './weigh-in-day.store.ts'
import { weighInDays } from './weigh-in-day.table.ts'

type Body = BodyOf<typeof weighInDayCalls.createOrUpdate>

/** Who closed the day and when; opening it again clears both. What does not change says nothing. */
export function closing(closed: boolean | undefined, was: boolean, { id, at }: Doer) {
  if (closed === undefined || closed === was) return {}
  return closed ? { closed, closedAt: at, closedBy: id } : { closed, closedAt: null, closedBy: null, openedAt: at, openedBy: id! }
}

/** The one record of a day: made by whoever is first, changed by whoever comes after, under the id it was made with. */
export function writeDay(db: Db, { _id, _rev, tournament, day, ...said }: Body, doer: Doer): Promise<WeighInDayRow> {
  return inTransaction(db, async (tx) => {
    const created = await make(tx, { _id, tournament, day, ...said }, doer)
    if (created) return created
    const [before] = await tx.select().from(weighInDays).where(isDay({ tournament, day })).for('update')
    if (!before) throw refused('record.id-taken')
    if (isStored(before, given(said))) return before
    if (_rev !== undefined && _rev !== before.rev) throw new StaleRecord(before)
    const changes = { ...given(said), ...closing(said.closed, before.closed, doer) }
    return weighInDayStore.update(tx, before.id, changes, undefined, doer, aboutDay({ ...before, ...changes }))
  })
}

const given = <T extends object>(said: T) => Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) as T

async function make(tx: Tx, { _id = newId(), closed = false, ...said }: Body, doer: Doer): Promise<WeighInDayRow | null> {
  const values = { ...said, id: _id, closed, openedBy: doer.id!, closedBy: closed ? doer.id : null }
  const [created] = await tx
    .insert(weighInDays)
    .values({ ...values, createdAt: doer.at, updatedAt: doer.at })
    .onConflictDoNothing()
    .returning()
  if (!created) return null
  const { name: family } = weighInDayStore
  await writeAudit(tx, doer, { action: 'created', family, record: created.id, ...aboutDay(created), after: created })
  return created
}
