import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import type { LocalRow, OutboxRow, QuarantineRow, TrashRow } from '@ramplight/sync/types'
import { Dexie } from 'dexie'
import { localDbName } from '../../../../web/src/platform/local/store/local-db.ts'
import { localDb } from '../../../../web/src/platform/local/store/make-local-db.ts'
import { parkedName } from '../../../../web/src/platform/local/store/parking.ts'
import type { Day, Device, Who } from '../at-the-ramp.ts'
import { onDiskOf } from '../devices.ts'

/** What lies on a device, for one person. */
export type Left = {
  device: Device
  who: Who
  outbox: OutboxRow[]
  quarantine: QuarantineRow[]
  trash: TrashRow[]
  /** As the screens show them. */
  rows: Map<SyncTable, LocalRow[]>
  cursor: Record<string, number>
  shadows: { tbl: SyncTable; id: Id }[]
}

export async function leftOnDevices(day: Day): Promise<Left[]> {
  const all: Left[] = []
  for (const device of day.devices)
    for (const who of device.guests)
      await onDiskOf(device, async () => {
        const user = day.people[who].id
        if (await Dexie.exists(parkedName(user)))
          day.complaints.push(`I1 work of ${who} stays parked on ${device.name} after ${who} has signed in there`)
        if (!(await Dexie.exists(localDbName(user)))) return
        Dexie.dependencies = { ...Dexie.dependencies, indexedDB: device.disk as unknown as globalThis.IDBFactory }
        const db = localDb(user)
        await db.open()
        const rows = new Map<SyncTable, LocalRow[]>()
        for (const tbl of SYNC_TABLES) rows.set(tbl, await db.table(tbl).toArray())
        all.push({
          device,
          who,
          rows,
          outbox: await db.table('outbox').toArray(),
          quarantine: await db.table('quarantine').toArray(),
          trash: await db.table('trash').toArray(),
          shadows: await db.table('shadow').toArray(),
          cursor: (await db.table('kv').get('cursor'))?.v ?? {},
        })
        db.close()
      })
  return all
}
