/** The demo's world: what there is, in days from today. Everything else follows from it. */
export const TOUR = 'Cypress Lakes Team Trail'
/** Of all its ramps. */
export const TIMEZONE = 'CST' as const

const RAMPS = {
  pine: { location: 'Pine Fork Reservoir', landing: 'Pine Fork Landing', street: '12 Ramp Road', city: 'Alder', state: 'TX', zip: '75410' },
  cane: { location: 'Cane Hill Lake', landing: 'North Cove Ramp', street: '300 Levee Drive', city: 'Cane Hill', state: 'LA', zip: '71001' },
  dry: { location: 'Dry Fork Lake', landing: 'State Park Ramp', street: '1 Park Road', city: 'Dry Fork', state: 'OK', zip: '74720' },
}

export type DemoEvent = {
  name: string
  ramp: (typeof RAMPS)[keyof typeof RAMPS]
  /** First day, counted from today. */
  day: number
  days?: number
  /** Null: of no season. */
  season: 'last' | 'this' | null
  boats: number
  /** How far it has come. `half` is today's, with half of the field weighed. */
  stage: 'finished' | 'half' | 'open' | 'scheduled'
  /** Has rules of its own on top of the tour's. */
  isClubs?: true
  /** People buy tickets at its ramp. */
  hasRaffle?: true
  /** A week later the winner’s bag turns out to be misread: the results are reopened, corrected and official again. */
  isCorrected?: true
  /** Boats have paid, and it does not take place: their money waits to be given back. */
  isCancelled?: true
  /** One fish at a time, with a prize for each hour. */
  isBigBass?: true
  /** One angler in a kayak, and each fish is measured. */
  isMeasured?: true
}

export const EVENTS: DemoEvent[] = [
  { name: `${TOUR} #1`, ramp: RAMPS.pine, day: -380, season: 'last', boats: 48, stage: 'finished' },
  { name: `${TOUR} #2`, ramp: RAMPS.dry, day: -345, season: 'last', boats: 44, stage: 'finished' },
  { name: `${TOUR} Championship`, ramp: RAMPS.cane, day: -300, days: 2, season: 'last', boats: 30, stage: 'finished' },
  { name: `${TOUR} #1`, ramp: RAMPS.cane, day: -63, season: 'this', boats: 52, stage: 'finished' },
  { name: `${TOUR} #2`, ramp: RAMPS.dry, day: -28, season: 'this', boats: 56, stage: 'finished', isCorrected: true },
  { name: 'Dry Fork Kayak Classic', ramp: RAMPS.dry, day: -12, season: null, boats: 14, stage: 'finished', isMeasured: true },
  { name: `${TOUR} #3`, ramp: RAMPS.pine, day: 0, season: 'this', boats: 60, stage: 'half', isClubs: true, hasRaffle: true },
  { name: `${TOUR} #4`, ramp: RAMPS.cane, day: 15, season: 'this', boats: 23, stage: 'open' },
  { name: `${TOUR} Championship`, ramp: RAMPS.pine, day: 57, days: 2, season: 'this', boats: 0, stage: 'scheduled' },
  { name: 'Dry Fork Winter Cup', ramp: RAMPS.dry, day: 29, season: 'this', boats: 12, stage: 'open', isCancelled: true },
  { name: 'Pine Fork Big Bass Bash', ramp: RAMPS.pine, day: 43, season: 'this', boats: 0, stage: 'scheduled', isBigBass: true },
]

/** Sponsors of nobody's: shown on the page of every event. */
export const SPONSORS = [
  { name: 'Larkfield Marine', tagLine: 'Boats and motors, ready for Saturday' },
  { name: 'Redferne Rods', tagLine: 'Built by hand in Alder, Texas' },
  { name: 'Tidewell Tackle', tagLine: 'Open at 4 AM on tournament days' },
  { name: 'Oakhurst Outfitters', tagLine: 'Rain gear that keeps you fishing' },
]
/** Who has not said yes yet. */
export const ASKED_SPONSOR = 'Nettleford Coolers'
/** Whose card stands among the tournaments, and whose did. */
export const ADVERTISER = 'Brushy Creek Motel'
export const ENDED_ADVERTISER = 'Alder Boat Storage'
export const RULES =
  'Five fish a day, artificial lures only. A dead fish costs 4 ounces, a short fish one pound, and every minute late 2 ounces. At 15 minutes late you lose all your weight. Ties go to the bigger fish.'

/** What the club of today's event has in its own book. Wire units. */
export const CLUB_SETTINGS = {
  tieBreaks: ['biggest-fish' as const, 'most-fish' as const, 'shared' as const],
  payout: {
    placesByFieldSize: [
      { from: 1, places: 4 },
      { from: 40, places: 8 },
      { from: 55, places: 12 },
    ],
    fixedSlices: [{ name: 'Pine Fork Bass Club', amount: 5, per: 'entry' as const }],
  },
}
/** The biggest fish of each of eight hours wins, and the biggest of all. */
export const HOURS = { start: '07:00', minutes: 60, count: 8 }
export const BIG_BASS_SETTINGS = { weighInMode: 'big-bass' as const, periods: HOURS }

/** The five longest fish of a day count, in inches. */
export const MEASURED_SETTINGS = {
  weight: {
    ...{ unit: 'in' as const, display: 'in' as const, fishLimit: 5, hasDeadFishPenalty: false, lateArrivalPenalty: 1 },
    weightToSubtractForShortFish: 1,
  },
  teamSettings: { teamSize: 1 },
}
export const MEASURED_RULES =
  'One angler in a kayak. Each fish is measured on the board to a quarter of an inch, with a picture, and let go. The five longest count. A short fish costs one inch, and every minute late one inch. Ties go to the longer fish.'

/** Teams may say early that they come, and pay later. The last one that did waits for a place. */
export const OPEN_SETTINGS = {
  payout: { allowPreRegistration: true, maxBoats: 27 },
  registration: {
    waiver: `I fish at my own risk. Fishing a tournament has dangers, such as weather, collisions and hooks.

I’ll wear my life jacket and clip on my kill switch whenever the big motor is running, and I’ll follow the director’s and the game warden’s instructions.

I won’t hold the club, its directors or its sponsors liable for injury, damage to my boat, or anything stolen from my truck.`,
  },
}
export const CLUB_RULES = `${RULES} If still tied, more fish wins; after that the place is shared. 55 boats or more pay 12 places, 40 or more pay 8, and fewer pay 4. $5 of every entry stays with the Pine Fork Bass Club.`

/** Of last year's season: two of its three events count. Wire units. */
export const SEASON_RULES = { bestOf: 2, participationPoints: 5 }
export const SEASON_WORDS = 'The best two of three events count. Every event fished is worth 5 points, dropped ones too.'

/** Of this year's season, in dollars. */
export const MEMBERSHIP_FEE = 40
export const DIVISION = 'Trail Division'

export const ANGLERS = 150
export const SPECIES = ['Largemouth Bass', 'Smallmouth Bass', 'Spotted Bass', 'Crappie', 'Walleye', 'Channel Catfish']

/** What the tour brings to each event. Wire units: ounces and dollars. */
export const DEFAULTS = {
  startTime: '06:00',
  endTime: '15:00',
  timezone: TIMEZONE,
  teamEvent: true,
  entryFee: 100,
  ...RAMPS.pine,
  settings: {
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
    payout: { payoutMode: 'percentages' as const, totalPayoutPerc: 90, oneIn: 5, roundUpTo: 5, roundUpOrDown: 'down' as const },
    pointsScoring: { system: 'By Position' as const, firstPlacePoints: 200, pointsPerPlace: 1, participationPoints: 0 },
    teamSettings: { teamSize: 2 },
    flightOptions: { boatNumberMode: 'random' as const, flights: 2 },
  },
}
