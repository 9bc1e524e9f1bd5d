import '../../weigh-in/weigh-ins/weigh-ins.writes.ts'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Change } from '@ramplight/sync/types'
import { expect, test } from 'vitest'
import type { Book } from '#platform/local/book/book.ts'
import { id, NOW } from '#platform/local-writes/testing/a-device.ts'
import { FORK, HALL, herTablet, REYES } from '#platform/local-writes/testing/a-ramp.ts'
import { deviceBags, isWeight } from './device-bags.ts'

const bag = { tournament: FORK, entry: HALL, day: 0, weight: 259_000, totalFish: 5, deadFishCount: 1, station: 'A', at: NOW }

/** A book in which everything that was done still waits, but what was refused. */
function waiting(tablet: ReturnType<typeof herTablet>, changes: Change[], refused: string[] = []): Book {
  const rows = changes.flatMap((change) =>
    change.kind === 'event' ? [{ opId: `op ${change.id}`, id: change.id, kind: 'event', tbl: change.tbl, set: change.event }] : [],
  )
  const isRefused = ({ id: one }: { id: string }) => refused.includes(one)
  return {
    local: tablet.local,
    db: { table: () => ({ get: async () => undefined }) },
    pending: async () => rows.filter((row) => !isRefused(row)),
    refused: async () =>
      rows.filter(isRefused).map((row) => ({ ...row, reason: 'weigh-in.not-open', message: 'The weigh-in is not open.' })),
  } as unknown as Book
}

test('a bag that waits says whose it is, what it comes to, when and where', async () => {
  const tablet = herTablet({
    more: { 'tournament-entries': [{ ...(herTablet().row('tournament-entries', HALL) as object), anglers: [named('Hall')] }] },
  })
  const { changes } = await tablet.do(weighInCalls.create, { body: { ...bag, _id: id(40) } })
  const [shown] = await deviceBags(waiting(tablet, changes))
  expect(shown).toMatchObject({
    boat: '1 R. Hall',
    where: expect.stringMatching(/^3:13 PM( CST)? · Station A$/),
    refusal: null,
    undone: false,
    tournament: FORK,
  })
  expect(shown!.sum).toContain('16-03')
  expect(isWeight(shown!)).toBe(true)
})

test('a bag and its taking back are one line, and no weight', async () => {
  const tablet = herTablet()
  const { changes } = await tablet.do(weighInCalls.create, { body: { ...bag, _id: id(40) } })
  const undone = await tablet.do(weighInCalls.voidWeighIn, { params: { id: id(40) }, body: { reason: 'undone at the station' } })
  const shown = await deviceBags(waiting(tablet, [...changes, ...undone.changes]))
  expect(shown).toMatchObject([{ kind: 'weigh', undone: true }])
  expect(shown.filter(isWeight)).toEqual([])
})

test('a correction and a void of what the server has wait as lines of their own', async () => {
  const tablet = herTablet()
  await tablet.do(weighInCalls.create, { body: { ...bag, _id: id(40) } })
  await tablet.do(weighInCalls.create, { body: { ...bag, _id: id(41), entry: REYES } })
  const fixed = await tablet.do(weighInCalls.update, { params: { id: id(40) }, body: { weight: 250_000, reason: 'Misread' } })
  const voided = await tablet.do(weighInCalls.voidWeighIn, { params: { id: id(41) }, body: { reason: 'wrong boat' } })
  const shown = await deviceBags(waiting(tablet, [...fixed.changes, ...voided.changes]))
  expect(shown.map(({ kind, sum }) => [kind, sum.includes('15-10')])).toEqual([
    ['correct', true],
    ['void', false],
  ])
  expect(shown.filter(isWeight)).toEqual([])
})

test('a refused bag comes first, with the words of the server, and is no weight', async () => {
  const tablet = herTablet()
  const first = await tablet.do(weighInCalls.create, { body: { ...bag, _id: id(40) } })
  const second = await tablet.do(weighInCalls.create, { body: { ...bag, _id: id(41), entry: REYES } })
  const shown = await deviceBags(waiting(tablet, [...first.changes, ...second.changes], [id(41)]))
  expect(shown.map(({ weighIn, refusal }) => [weighIn, refusal?.message])).toEqual([
    [id(41), 'The weigh-in is not open.'],
    [id(40), undefined],
  ])
  expect(shown.filter(isWeight)).toHaveLength(1)
})

const named = (last_name: string) => ({ _id: id(11), first_name: 'Ray', last_name })
