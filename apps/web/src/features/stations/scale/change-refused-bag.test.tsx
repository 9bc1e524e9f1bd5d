import 'fake-indexeddb/auto'
import { newId } from '@ramplight/contract/kernel/new-id'
import { createEngine } from '@ramplight/sync/engine'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceClock } from '#platform/local/store/clock.ts'
import { dexieStore } from '#platform/local/store/dexie-store.ts'
import type { LocalDb } from '#platform/local/store/local-db.ts'
import { localDb } from '#platform/local/store/make-local-db.ts'
import { queryClient } from '#platform/query-client.ts'
import { DecideHere } from '../frame/station-door.tsx'
import type { StationData } from '../frame/use-station-data.ts'
import { bagOfBody } from '../kept-bags/device-bags.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { ScaleStation } from './scale-station.tsx'

const book = vi.hoisted(() => {
  const STATE = {}
  return {
    local: { engine: null as unknown, row: async () => null, now: () => new Date() },
    pending: async () => [],
    refused: async () => [],
    live: () => () => undefined,
    state: () => STATE,
    onState: () => () => undefined,
  }
})
vi.mock('#platform/local/book/local-gate.ts', async (load) => ({
  ...(await load<object>()),
  openBook: () => book,
}))

let db: LocalDb
let engine: ReturnType<typeof createEngine>
const bagId = newId()
const reyes = aBoat('reyes', 12)

/** A device that has kept a bag of boat 12, which the server has refused. */
async function refusedBag(): Promise<StationData> {
  const body = { _id: bagId, tournament: 'fork', entry: 'reyes', day: 0, weight: 231_000, totalFish: 4, at: '2027-06-12', station: 'A' }
  const event = { entry: 'reyes', weight: 14.4 }
  const [made] = await engine.record([{ kind: 'event', tbl: 'weigh-in-events', id: bagId, event }])
  await dexieStore(db).write(['weigh-in-events'], async (tx) => {
    const [op] = await tx.outbox.all()
    await tx.outbox.remove([op!.n!])
    await tx.quarantine.put({ ...op!, reason: 'weigh-in.not-open', message: 'The weigh-in is not open.', refusedAt: op!.at })
    const books = (await tx.kv.get('books'))!.v as object
    await tx.kv.put({ k: 'books', v: { ...books, refused: 1 } })
  })
  const refusal = { code: 'weigh-in.not-open', message: 'The weigh-in is not open.' }
  const pending = [{ ...bagOfBody(body, reyes, fork), opId: made!.opId, refusal }]
  return { ...aStation([reyes]), pending }
}

const screenOf = (what: ReactNode) => renderUi(<QueryClientProvider client={queryClient}>{what}</QueryClientProvider>)
const kept = () => db.table('quarantine').count()

beforeEach(async () => {
  localStorage.clear()
  db = localDb(newId())
  const nobody = async () => ({ ok: false as const, failure: { kind: 'unreachable' as const, timedOut: false } })
  const transport = { hello: nobody, changes: nobody, push: nobody }
  engine = createEngine(
    { store: dexieStore(db), transport, clock: deviceClock, ids: newId, random: Math.random },
    { user: newId(), device: newId(), deviceName: 'ramp-tablet', app: 'test' },
  )
  book.local.engine = engine
})
afterEach(() => db.delete())

test('"Change it" and then Escape leaves the refused bag where it was', async () => {
  const data = await refusedBag()
  screenOf(<ScaleStation data={data} day={0} station="A" openBag={bagId} onOpenBag={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Change it' }))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await kept()).toBe(1)
  expect((await engine.counts()).discarded).toBe(0)
})

test('"Decide" works while the results are final: it says what to do, and the bag is thrown away only by who says so twice', async () => {
  const data = await refusedBag()
  screenOf(<DecideHere data={data} station="A" openBag={bagId} onClose={() => undefined} note="Results are official." />)
  expect(screen.getByText('Results are official.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Discard this bag' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard change' }))
  expect(await kept()).toBe(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, discard it' }))
  await waitFor(async () => expect(await kept()).toBe(0))
})
