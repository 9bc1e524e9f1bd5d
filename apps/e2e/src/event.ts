import { newId } from '@ramplight/contract/kernel/new-id'
import { eventCalls } from '@ramplight/contract/realtime/live-channel'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { EmptyRamp, Somebody } from './ramp.ts'

/** What the wire carries of a bag: ounces. */
export type Bag = {
  weight?: number
  totalFish?: number
  bigFish?: number
  deadFishCount?: number
  shortFishCount?: number
  minutesLate?: number
}

/** 16 pounds 3 ounces → 259 ounces. */
export const lbOz = (pounds: number, ounces = 0): number => pounds * 16 + ounces

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const RAMP_ADDRESS = {
  location: 'Lake Fork',
  landing: 'Lake Fork Marina',
  street: '5004 Hwy 154',
  city: 'Alba',
  state: 'TX',
  zip: '75410',
}

/** Five fish, 0-04 a dead one, 0-02 for every minute late, out after 15; 1 in 5 is paid; 200 points and one less per place. */
const RULES = {
  weight: {
    unit: 'lb' as const,
    display: 'lb-oz' as const,
    fishLimit: 5,
    hasDeadFishPenalty: true,
    deadFishPenalty: 4,
    weightToSubtractForShortFish: 16,
    lateArrivalMinutesTrigger: 1,
    lateArrivalPenalty: 2,
    lateArrivalPenaltyFrequency: 'Per Minute' as const,
    lateDisqualificationMinutesTrigger: 15,
  },
  payout: { payoutMode: 'percentages' as const, totalPayoutPerc: 100, oneIn: 5, breakTiesWithBigFish: true },
  pointsScoring: { system: 'By Position' as const, firstPlacePoints: 200, pointsPerPlace: 1 },
  teamSettings: { teamSize: 2 },
}

const FIRST = 'Ray Tess Jo Linh Sam Ana Dan Mia Walt Ida Bo Cy Eve Gus Hal Ivy Jed Kay Lou Moe Ned Ora Pam Roy'.split(' ')
const LAST = 'Hall Moss Reyes Tran Vega Cruz Kim Odom Poe Finch Marsh Lund Beck Cole Dorn Ellis Frost Grant Hayes Ives'.split(' ')

/** The people of boat 1, 2, 3 …: always the same, never twice the same. */
export const crewOf = (boat: number): [string, string] => {
  const name = (n: number) => `${FIRST[n % FIRST.length]} ${LAST[(n + Math.floor(n / FIRST.length)) % LAST.length]}`
  return [name(boat * 2 - 2), name(boat * 2 - 1)]
}

export async function aTour(ramp: EmptyRamp, director: Somebody, name = 'Lake Fork Team Trail'): Promise<string> {
  const { token } = director
  const tour = await ramp.api.must(tourCalls.create, { token, body: { name } })
  const settings = await ramp.api.must(tourSettingsCalls.byTour, { token, params: { id: tour._id } })
  await ramp.api.must(tourSettingsCalls.update, {
    token,
    params: { id: settings._id },
    body: {
      tournamentDefaults: {
        ...RAMP_ADDRESS,
        startTime: '06:00',
        endTime: '15:00',
        timezone: 'CST',
        teamEvent: true,
        entryFee: 100,
        settings: RULES,
      },
    },
  })
  return tour._id
}

type Status = 'Open' | 'In Progress' | 'Closed'
type EventOptions = { name?: string; boats?: number; status?: Status; tour?: string; more?: object }

/** A tournament with its boats: paid, checked in, numbered from 1. In three days, so that no clock makes anybody late. */
export async function anEvent(ramp: EmptyRamp, director: Somebody, options: EventOptions = {}) {
  const { name = 'Lake Fork #4', boats = 0, status = 'In Progress', more = {} } = options
  const { api } = ramp
  const { token } = director
  const tour = options.tour ?? (await aTour(ramp, director))
  const created = await api.must(tournamentCalls.create, {
    token,
    body: {
      name,
      ...RAMP_ADDRESS,
      tour,
      dateSpanType: 'single',
      tournamentDateForSingle: inDays(3),
      startTime: '06:00',
      endTime: '15:00',
      status: 'Open',
      ...more,
    },
  })
  const id = created._id
  const entries = boats > 0 ? await enter() : []
  const moveTo = (next: Status) => api.must(tournamentCalls.update, { token, params: { id }, body: { status: next } })
  for (const next of (['In Progress', 'Closed'] as const).slice(0, ['Open', 'In Progress', 'Closed'].indexOf(status))) await moveTo(next)

  async function enter(): Promise<string[]> {
    const person = (name: string) => ({ first_name: name.split(' ')[0]!, last_name: name.split(' ')[1]! })
    const { entries: made } = await api.must(tournamentEntryCalls.importEntries, {
      token,
      body: {
        tournament: id,
        entries: Array.from({ length: boats }, (_, index) => {
          const [first, second] = crewOf(index + 1)
          return { angler1: person(first), angler2: person(second), status: 'Paid' as const }
        }),
      },
    })
    const ids = made.map((entry) => entry._id)
    await api.must(tournamentEntryCalls.boatNumberListUpdate, {
      token,
      body: { itemsToProcess: ids.map((_id, index) => ({ _id, boatNumber: index + 1 })) },
    })
    const checkedInAt = new Date().toISOString()
    await api.must(tournamentEntryCalls.bulkUpdate, { token, body: ids.map((_id) => ({ _id, checkedInAt })) })
    return ids
  }

  /** Weighs a boat by its number, as a station would. */
  const weigh = (boat: number, bag: Bag, day = 0) =>
    api.must(weighInCalls.create, {
      token,
      body: { _id: newId(), tournament: id, entry: entries[boat - 1]!, day, station: 'A', totalFish: 5, ...bag },
    })
  /** A scale or the MC calls the boat: everybody who watches hears of it. */
  const announce = (boat: number) => api.must(eventCalls.announceWeighIn, { token, body: { tournament: id, entry: entries[boat - 1]! } })
  return { id, name, tour, entries, weigh, announce, moveTo }
}

export type AnEvent = Awaited<ReturnType<typeof anEvent>>
