import './weigh-ins.writes.ts'
import './weigh-ins.local.ts'
import '../../registration/tournament-entries/tournament-entries.writes.ts'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { weighInCalls as calls } from '@ramplight/contract/weigh-in/weigh-ins'
import { expect, test } from 'vitest'
import { ownTerms } from '#features/tournaments/tournaments/index.ts'
import { homeOf } from '#platform/addresses.ts'
import { id, NOW } from '#platform/local-writes/testing/a-device.ts'
import { FORK, HALL, herTablet, REYES, TOUR, WEIGHS, WES } from '#platform/local-writes/testing/a-ramp.ts'

const bag = { _id: id(40), tournament: FORK, entry: HALL, day: 0, weight: 231_000, totalFish: 5, at: NOW }
/** What Ana has weighed, on the helper's tablet. */
async function theirTablet() {
  const { changes } = await herTablet().do(calls.create, { body: { ...bag, _id: ANAS, entry: REYES } })
  const events = changes.map((change) => ({ ...(change as { event: object }).event }))
  return herTablet({ of: WEIGHS, more: { 'weigh-in-events': events } })
}
const ANAS = id(50)
const closed = { code: 'access.forbidden' }

test('who only weighs weighs, corrects and voids without a network, and only what they weighed', async () => {
  const tablet = await theirTablet()
  const { answer } = await tablet.do(calls.create, { body: bag })
  expect(answer).toMatchObject({ by: WES, weight: 231_000 })
  const fix = { weight: 230_000, reason: 'Misread' }
  expect((await tablet.do(calls.update, { params: { id: bag._id }, body: fix })).changes).toHaveLength(1)
  expect((await tablet.do(calls.voidWeighIn, { params: { id: bag._id }, body: { reason: 'wrong boat' } })).changes).toHaveLength(1)
  await expect(tablet.do(calls.update, { params: { id: ANAS }, body: fix })).rejects.toMatchObject(closed)
  // What the director has corrected of theirs is the director's.
  const { changes } = await herTablet().do(calls.create, { body: bag })
  const events = changes.map((change) => ({ ...(change as { event: object }).event, by: WES }))
  const corrected = { ...events[0], _id: id(60), kind: 'correct', by: id(61), reason: 'Misread' }
  const later = herTablet({ of: WEIGHS, more: { 'weigh-in-events': [...events, corrected] } })
  await expect(later.do(calls.update, { params: { id: bag._id }, body: fix })).rejects.toMatchObject(closed)
  await expect(tablet.do(calls.voidWeighIn, { params: { id: ANAS }, body: { reason: 'no' } })).rejects.toMatchObject(closed)
})

test('who only weighs checks a boat in, and changes nothing else of it', async () => {
  const tablet = await theirTablet()
  const change = (body: object) => tablet.do(tournamentEntryCalls.update, { params: { id: HALL }, body })
  expect((await change({ checkedInAt: NOW })).changes).toMatchObject([{ kind: 'edit', tbl: 'tournament-entries', id: HALL }])
  await expect(change({ boatNumber: 9 })).rejects.toMatchObject(closed)
  await expect(change({ checkedInAt: NOW, status: 'Pending' })).rejects.toMatchObject(closed)
})

test('who only weighs begins at the scale; who helps in more begins as a director does', () => {
  const helper = { userType: 'Director' as const, isAssistant: true, tours: [] as string[], weighTours: [TOUR] }
  expect([homeOf(helper), homeOf({ ...helper, tours: [id(9)] })]).toEqual(['/weigh-in', '/director'])
  expect(homeOf({ userType: 'Angler' })).toBe('/angler')
  // Whose last tour was taken, and who co-directs an event, has no other page of a director, and no events but that.
  const left = { ...helper, weighTours: [], _id: id(3) } as never
  expect([homeOf(left), ownTerms(left)]).toEqual(['/weigh-in', { director: id(3) }])
})
