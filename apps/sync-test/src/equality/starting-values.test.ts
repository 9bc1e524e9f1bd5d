import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aForm, aTour, aTournament } from '../../../server/src/features/tournaments/testing/a-tournament.ts'
import type {} from '../../../server/src/platform/database/test-database.setup.ts'
import { aTestServer, type Person, type TestServer } from '../../../server/src/platform/testing/test-server.ts'
import '../../../web/src/shell/local-families/all.ts'
import { type Asked, localCallOf, localCalls } from '../../../web/src/platform/local/answers/local-calls.ts'
import { docsByLists, personOf } from './documents.ts'
import { localBook } from './local-book.ts'

let ramp: TestServer
let ana: Person
let tour: string
let tournament: string
let angler: string
let raffle: string
let season: string

beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
  tour = await aTour(ramp, ana)
  tournament = (await aTournament(ramp, ana, tour))._id
  angler = (await ramp.call(userCalls.create, { as: ana, body: { first_name: 'Ty', last_name: 'Poe', userType: 'Angler' } })).body._id
  const year = { name: '2026', startDate: '2026-01-01', endDate: '2026-12-31', membershipFee: 75.5, tour }
  season = (await ramp.call(seasonCalls.create, { as: ana, body: year })).body._id
  raffle = (await ramp.call(tournamentRaffleCalls.create, { as: ana, body: { tournament, name: 'A reel', cost: 5 } })).body._id
})
afterAll(() => ramp.close())

/** The least that may be said of a new one. */
const LEAST: [string, AnyEndpoint, () => object][] = [
  ['species', speciesCalls.create, () => ({ name: 'Bowfin', waterType: 'Both' })],
  [
    'payout table',
    payoutStructureCalls.create,
    () => ({ name: 'One', tables: [{ places: 1, percentages: [{ place: 1, percentage: 100 }] }] }),
  ],
  ['tour', tourCalls.create, () => ({ name: 'Winter league' })],
  ['season', seasonCalls.create, () => ({ name: '2027', startDate: '2027-01-01', endDate: '2027-12-31' })],
  ['angler', userCalls.create, () => ({ first_name: 'Lily', last_name: 'Reyes', userType: 'Angler' })],
  ['flight', tournamentFlightCalls.create, () => ({ tournament, name: 'Gold' })],
  ['tournament', tournamentCalls.create, () => ({ ...aForm(tour), status: undefined })],
  ['entry', tournamentEntryCalls.create, () => ({ tournament, users: [angler] })],
  ['calendar event', calendarEventCalls.create, () => ({ title: 'Captains’ meeting' })],
  ['membership', membershipCalls.create, () => ({ season, user: angler })],
  ['raffle', tournamentRaffleCalls.create, () => ({ tournament, name: 'A rod' })],
  ['raffle ticket', tournamentRaffleEntryCalls.create, () => ({ raffle, entrant: 'Marge' })],
]

/**
 * Where a town is, and when it was, only the server knows; the number of a ticket and the secret of a raffle are given there. The name of
 * a member is filled in where it is read.
 */
const THE_SERVER_ALONE = ['createdAt', 'updatedAt', 'latitude', 'longitude', 'entryNumber', 'fingerprint', 'angler']

const said = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => (value ?? null) !== null && !THE_SERVER_ALONE.includes(name)))

test.each(LEAST)('LAW: a new %s starts the same on a device and on the server', async (_what, call, least) => {
  const body = JSON.parse(JSON.stringify({ _id: newId(), ...least() }))
  const local = localBook(await personOf(ramp, ana), await docsByLists(ramp, ana))
  const write = localCallOf(call)
  if (write?.kind !== 'write') throw new Error(`${call.path} is not written on a device`)
  const { changes } = await write.plan({ body: z.decode(call.body!, body) } as Asked<AnyEndpoint>, local)
  const [change] = changes
  if (change?.kind !== 'create') throw new Error('nothing was made')
  const { status, wire } = await ramp.call(call, { as: ana, body } as Parameters<typeof ramp.call>[1])
  expect(status, JSON.stringify(wire)).toBe(200)
  expect(said({ _id: change.id, _rev: 1, ...change.shown })).toEqual(said(wire as object))
})

test('every kind of record that is made on a device is made here', () => {
  const made = LEAST.map(([, { method, path }]) => `${method} ${path}`)
  const creates = [...localCalls().keys()].filter((name) => /^POST \/api\/[\w-]+\/$/.test(name))
  // A bag is an event and a result is counted: one function of the domain makes them for both.
  expect(creates.filter((name) => !made.includes(name)).sort()).toEqual(['POST /api/tournament-results/', 'POST /api/weigh-ins/'])
})
