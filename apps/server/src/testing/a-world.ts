import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import type { Person, TestServer } from '#platform/testing/test-server'
import { aField } from '../features/registration/tournament-entries/testing/a-field.ts'
import { weigh } from '../features/results/testing/lake-fork.ts'
import { contentRecords } from './world/content.ts'
import type { AreaRecords, Making } from './world/making.ts'
import { messagingRecords } from './world/messaging.ts'
import { paymentsRecords } from './world/payments.ts'
import { payoutsRecords } from './world/payouts.ts'
import { peopleRecords } from './world/people.ts'
import { registrationRecords } from './world/registration.ts'
import { resultsRecords } from './world/results.ts'
import { sponsorsRecords } from './world/sponsors.ts'
import { subscriptionsRecords } from './world/subscriptions.ts'
import { syncRecords } from './world/sync.ts'
import { systemRecords } from './world/system.ts'
import { tournamentsRecords } from './world/tournaments.ts'
import { toursRecords } from './world/tours.ts'
import { weighInRecords } from './world/weigh-in.ts'

export type World = Awaited<ReturnType<typeof aWorld>>

/** In the order in which they need each other. */
const AREAS: AreaRecords[] = [
  toursRecords,
  tournamentsRecords,
  registrationRecords,
  peopleRecords,
  weighInRecords,
  resultsRecords,
  payoutsRecords,
  paymentsRecords,
  subscriptionsRecords,
  sponsorsRecords,
  messagingRecords,
  contentRecords,
  systemRecords,
  syncRecords,
]

/** A record of each family, all of one director, and what goes into a field by its name. */
export async function aWorld(ramp: TestServer, director: Person) {
  const lake = await aField(ramp, director, { status: 'In Progress', settings: { payout: { oneIn: 1 } } })
  const entry = await lake.enter(['Lily Reyes'])
  const user = entry.users[0]!
  const made: Making['made'] = async (call: AnyEndpoint, given) => {
    const { body, error } = await ramp.call(call, { as: director, ...given } as Parameters<typeof ramp.call>[1])
    if (!body) throw new Error(`${call.path} ${JSON.stringify(error)}`)
    return (body as { _id: string })._id
  }
  const { tournament, tour } = lake
  const stored = { id: entry._id, tournament } as Parameters<typeof weigh>[2]
  const season = await made(seasonCalls.create, { body: { name: '2027', startDate: '2027-01-01', endDate: '2027-12-31', tour } })
  const records: Record<string, string> = {
    users: user,
    tours: tour,
    tournaments: tournament,
    'tournament-entries': entry._id,
    audit: tournament,
    'weigh-ins': ((await weigh(ramp, director, stored, [5, 2])).body as { _id: string })._id,
    'tournament-flights': await made(tournamentFlightCalls.create, { body: { tournament, name: 'A' } }),
    seasons: season,
    'tour-settings': await made(tourSettingsCalls.byTour, { params: { id: tour } }),
    species: await made(speciesCalls.create, { body: { name: 'Bass', waterType: 'Both' } }),
    'payout-structures': await made(payoutStructureCalls.create, { body: { name: 'Ours', tables: [] } }),
    payments: await made(paymentCalls.create, { body: { amount: 5, user, sourceModuleRecord: tournament } }),
  }
  const other = await aField(ramp, director, { status: 'In Progress' })
  const tom = await other.enter(['Tom Tran'])
  await weigh(ramp, director, { id: tom._id, tournament: other.tournament } as typeof stored, [5, 2])
  records['tournament-results'] = await made(tournamentResultCalls.create, { body: { tournament: other.tournament } })
  const admin = await ramp.person('System Admin', 'Ada Root')
  for (const make of AREAS) {
    const making = { ramp, director, admin, tour, season, tournament, entry: entry._id, user, records, made }
    Object.assign(records, await make(making))
  }
  const known = {
    tournament,
    tournaments: tournament,
    tournamentId: tournament,
    sourceModuleRecord: tournament,
    tour,
    tours: tour,
    user,
    users: user,
    userId: user,
    boatCaptain: user,
    captain: user,
    coanglers: user,
    angler: user,
    master: user,
    merged: user,
    substitutions: tom.users[0]!,
    userIdToAdd: tom.users[0]!,
    division: records.divisions,
    team: records.teams,
    seasonTeamId: records['season-teams'],
    entry: entry._id,
    season,
    seasonId: season,
    flight: records['tournament-flights'],
    director: director.id,
    coDirectors: director.id,
    recipients: user,
    key: tournament,
    level: records['subscription-levels'],
    payment: records.payments,
    payment_intent: `pi_${director.id}`,
    customer: `cus_${director.id}`,
    stripeId: `acct_${director.id}`,
    stripeAccountId: `acct_${director.id}`,
    subscription_id: `sub_${director.id}`,
    subscription_levels: records['subscription-levels'],
    advertiser: records.advertisers,
    advertiserIdArray: records.advertisers,
    section: records['topic-sections'],
    payoutToUse: records['payout-structures'],
    email: 'lily@lake.test',
    phone: '903-555-0142',
    dueTime: '15:00',
    urlLookupKey: 'lake-fork',
    password: 'Topwater!1',
    seasons: season,
    sub: user,
    additional: true,
    reason: 'misread',
    status: 'In Progress',
    zip: '75410',
    startTime: '06:00',
    endTime: '15:00',
    startDate: '2027-06-12',
    endDate: '2027-06-13',
    day: 0,
  }
  const idOf = (family: string): string => records[family] ?? newId()
  return {
    director: director.id,
    finished: other.tournament,
    admin: admin.id,
    tournament,
    tour,
    user,
    records,
    idOf,
    known: (family: string) => ({ ...known, id: idOf(family), _id: idOf(family) }),
  }
}
