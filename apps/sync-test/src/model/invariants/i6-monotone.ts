import type { Device } from '../at-the-ramp.ts'

type Seen = { life: unknown; cursor: Record<string, number>; revs: Map<string, number> }
const seen = new WeakMap<Device, Map<string, Seen>>()

/** The place in the feed and the revision of a record never fall on a device. Looked at after every step. */
export async function i6Monotone(device: Device): Promise<string[]> {
  const [tab] = device.tabs
  if (!tab) return []
  const known = seen.get(device) ?? new Map<string, Seen>()
  seen.set(device, known)
  const books = await tab.db.table('kv').get('books')
  const cursor = ((await tab.db.table('kv').get('cursor'))?.v ?? {}) as Record<string, number>
  const rows = await tab.engine.rowsOf('tournament-entries')
  // The server’s: what waits on top counts in steps of its own, and they go when nothing waits.
  const revs = new Map(rows.map(({ _id, _rev }) => [String(_id), Math.floor(Number(_rev))]))
  const before = known.get(device.person.id)
  known.set(device.person.id, { life: books?.v.life, cursor, revs })
  // Another life: the data were cleared since.
  if (!before || before.life !== books?.v.life) return []
  const fallen = Object.entries(before.cursor).flatMap(([scope, at]) =>
    scope in cursor && cursor[scope]! < at ? [`I6 ${device.name} stood at ${at} in ${scope}, and now at ${cursor[scope]}`] : [],
  )
  const older = [...revs].flatMap(([id, rev]) =>
    rev > 0 && rev < (before.revs.get(id) ?? 0) ? [`I6 ${device.name} had revision ${before.revs.get(id)} of ${id}, and now ${rev}`] : [],
  )
  return [...fallen, ...older]
}
