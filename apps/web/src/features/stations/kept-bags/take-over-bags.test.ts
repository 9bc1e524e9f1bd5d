import '../../weigh-in/weigh-ins/weigh-ins.writes.ts'
import type { Change } from '@ramplight/sync/types'
import { beforeEach, expect, test, vi } from 'vitest'
import { id } from '#platform/local-writes/testing/a-device.ts'
import { FORK, HALL, herTablet, REYES } from '#platform/local-writes/testing/a-ramp.ts'
import { takeOverBags } from './take-over-bags.ts'

const KEY = 'rl-pending-bags'
const AT = '2027-06-12T20:01:00.000Z'
const kept = (n: number, entry: string, more = {}) => ({
  tournament: FORK,
  boat: '1 Hall · Moss',
  sum: '14-07',
  tried: true,
  refusal: null,
  body: { _id: id(n), tournament: FORK, entry, day: 0, weight: 231_000, totalFish: 5, station: 'B', at: AT },
  ...more,
})

function tablet(record = vi.fn(async (_: Change[]) => [])) {
  const { local } = herTablet()
  return { record, local: { ...local, engine: { ...local.engine, record } as never } }
}

beforeEach(() => localStorage.clear())

test('bags of an older version are taken over once, in one transaction, under the ids they have', async () => {
  localStorage.setItem(KEY, JSON.stringify([kept(40, HALL), kept(41, REYES, { undone: true })]))
  const { local, record } = tablet()
  await takeOverBags(local)
  expect(record).toHaveBeenCalledTimes(1)
  expect(record.mock.calls[0]![0]).toMatchObject([
    { kind: 'event', id: id(40), event: { kind: 'weigh', entry: HALL, weight: 231, station: 'B', at: AT } },
    { kind: 'event', id: id(41), event: { kind: 'weigh', entry: REYES } },
    { kind: 'event', event: { kind: 'void', weighIn: id(41), reason: 'undone at the station', after: [id(41)] } },
  ])
  expect(localStorage.getItem(KEY)).toBeNull()
  await takeOverBags(local)
  expect(record).toHaveBeenCalledTimes(1)
})

test('what could not be kept stays where it was', async () => {
  localStorage.setItem(KEY, JSON.stringify([kept(40, HALL)]))
  const { local } = tablet(
    vi.fn(async () => {
      throw new Error('no room')
    }),
  )
  await expect(takeOverBags(local)).rejects.toThrow('no room')
  expect(JSON.parse(localStorage.getItem(KEY)!)).toHaveLength(1)
})

test('a bag of somebody else’s tournament waits for who runs it', async () => {
  localStorage.setItem(KEY, JSON.stringify([kept(40, HALL), kept(42, id(77), { tournament: id(78) })]))
  const { local, record } = tablet()
  await takeOverBags(local)
  expect(record.mock.calls[0]![0]).toHaveLength(1)
  expect(JSON.parse(localStorage.getItem(KEY)!)).toMatchObject([{ tournament: id(78) }])
})
