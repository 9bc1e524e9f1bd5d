import type { Id } from '@ramplight/domain/kernel/ids'
import type { Engine, RescueFile } from '@ramplight/sync/engine-api'
import type { OutboxRow } from '@ramplight/sync/types'
import { Dexie } from 'dexie'
import { deviceName } from '../../device.ts'
import { engineIn } from '../sending/engine-in.ts'
import { localDbName } from '../store/local-db.ts'
import { localDb } from '../store/make-local-db.ts'
import { hasParked, takeParked } from '../store/parking.ts'
import { forgetPerson } from '../store/people-here.ts'

type Person = { user: Id; name: string }
/** As long as the contract lets the name of a station be. */
const MOST_LETTERS = 60

/** The changes of one person as those of another who sends them; each says who made it, where the history names the device. */
export function asSentBy(sender: Id, { name }: Pick<Person, 'name'>, { outbox, quarantine, ...file }: RescueFile): RescueFile {
  const rows = (of: unknown[]) =>
    (of as OutboxRow[]).map((row) => ({ ...row, user: sender, by: `${name}, ${row.by ?? 'a device'}`.slice(0, MOST_LETTERS) }))
  // What they deleted or gave up is theirs to bring back.
  return { ...file, user: sender, outbox: rows(outbox), quarantine: rows(quarantine), trash: [] }
}

/**
 * What somebody who cannot sign in any more has left unsent on this device goes into the queue of whoever is signed in. Nothing of
 * theirs is removed before it is kept there; begun twice, it is taken once, by the ids of the changes.
 */
export async function takeOver(from: Person, { engine, sender }: { engine: Engine; sender: Id }): Promise<number> {
  const own = (file: RescueFile) => asSentBy(sender, from, file)
  let taken = 0
  if (await Dexie.exists(localDbName(from.user))) {
    const db = localDb(from.user)
    await db.open()
    try {
      const left = await engineIn(db, { user: from.user, deviceName: deviceName(), token: async () => null })
      taken += (await engine.takeIn(own(await left.rescue()))).taken
      await db.delete()
    } finally {
      db.close()
    }
  }
  taken += await takeParked(from.user, engine, undefined, own)
  // What is sealed opens for its owner alone, and waits on.
  if (!(await hasParked(from.user))) forgetPerson(from.user)
  return taken
}
