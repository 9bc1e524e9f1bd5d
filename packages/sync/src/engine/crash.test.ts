import { expect, test } from 'vitest'
import { boat, type Device, ENTRIES, EVENTS, edit, entry, idOf, isAccountedFor, type Ramp, ramp, remove, sync } from '../testing/ramp.ts'

/** A day in twelve steps, with every part of the store in it. */
async function day(place: Ramp, rosa: Device): Promise<void> {
  const { server } = place
  const steps = [
    () => rosa.engine.record([entry(1), entry(2, { boatNumber: 13 }), entry(3)]),
    () => sync(place, rosa),
    () => rosa.engine.record([edit(1, { boatNumber: 7 }), edit(1, { flight: 'A' })]),
    async () => {
      server.change(ENTRIES, boat(1), { boatNumber: 4 })
      server.change(ENTRIES, boat(9), { boatNumber: 9 })
    },
    () => sync(place, rosa),
    () => rosa.engine.record([remove(3), { kind: 'event', tbl: EVENTS, id: idOf('e', 1), event: { entry: boat(1), weight: 80 } }]),
    async () => {
      for (const { _id } of rosa.store.dump('questions')) await rosa.engine.answer(_id as string, { take: 'mine' })
    },
    () => sync(place, rosa),
    async () => {
      for (const { opId } of rosa.store.dump('quarantine')) await rosa.engine.discard(opId as string)
    },
    () => sync(place, rosa),
  ]
  // What fails is reported to the person, who goes on; what matters is what is in the store then.
  for (const step of steps) await step().catch(() => undefined)
}

const refusingThirteen = (place: Ramp) =>
  place.server.refuse((op) => (op.set?.boatNumber === 13 ? { status: 'rejected', code: 'boat-number.taken', message: '' } : null))

async function writesOfADay(): Promise<{ writes: number; commits: number }> {
  const place = ramp()
  const rosa = place.device()
  refusingThirteen(place)
  let writes = 0
  let commits = 0
  rosa.store.onWrite(() => void writes++)
  rosa.store.onCommit(() => void commits++)
  await day(place, rosa)
  return { writes, commits }
}

async function dayWith(breaks: (rosa: Device) => void): Promise<void> {
  const place = ramp()
  const rosa = place.device()
  refusingThirteen(place)
  breaks(rosa)
  await day(place, rosa)
  rosa.store.onWrite(null)
  rosa.store.onCommit(null)
  const again = rosa.restart()
  expect(isAccountedFor(await again.engine.counts())).toBe(true)
  await sync(place, again, 130_000)
  const counts = await again.engine.counts()
  expect(counts).toMatchObject({ pending: 0, sealed: 0, waiting: 0 })
  expect(isAccountedFor(counts)).toBe(true)
  for (const times of place.server.effects.values()) expect(times).toBe(1)
  const held = again.store.dump('quarantine').map(({ id }) => id)
  const shown = (await again.engine.rowsOf(ENTRIES)).filter(({ _id }) => !held.includes(_id as string)).map(({ _scopes, ...row }) => row)
  const truth = [...place.server.records.values()].flatMap(({ tbl, doc }) => (doc && tbl === ENTRIES ? [doc] : []))
  const byId = (rows: Record<string, unknown>[]) => rows.sort((a, b) => (String(a._id) < String(b._id) ? -1 : 1))
  expect(byId(shown)).toEqual(byId(truth))
  expect(again.store.dump('shadow').length).toBe(new Set(held).size)
}

test('whichever write of the day fails, all of its transaction is undone, and the day ends well', async () => {
  const { writes } = await writesOfADay()
  expect(writes).toBeGreaterThan(60)
  for (let k = 1; k <= writes; k++) {
    await dayWith((rosa) =>
      rosa.store.onWrite((write) => {
        if (write === k) throw new Error('the disk said no')
      }),
    )
  }
})

test('whichever transaction of the day is the last one before the device dies, the rest of the day is sent by its next life', async () => {
  const { commits } = await writesOfADay()
  for (let k = 1; k <= commits; k++) {
    await dayWith((rosa) =>
      rosa.store.onCommit((commit) => {
        if (commit >= k) throw new Error('the battery is empty')
      }),
    )
  }
})
