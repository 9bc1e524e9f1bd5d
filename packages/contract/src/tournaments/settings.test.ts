import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { pot, tournamentSettings } from './settings.ts'

const WIRE = {
  weight: {
    deadFishPenaltyFrom: 2,
    shortFishAction: 'lose-biggest-fish' as const,
    overLimitAction: 'lose-biggest-fish' as const,
    loseDay: { minutesLate: 15, deadFish: 0, shortFish: 2 },
  },
  tieBreaks: ['biggest-fish' as const, 'most-fish' as const, 'shared' as const],
  pointsScoring: {
    pointsTable: [200, 195.5, 190],
    pointsSteps: [
      { fromPlace: 11, step: 1 },
      { fromPlace: 51, step: 0.5 },
    ],
    zeroFish: { kind: 'last-minus' as const, minus: 5 },
    tiePoints: 'mean' as const,
  },
  payout: {
    placesByFieldSize: [
      { from: 1, places: 1 },
      { from: 30, places: 5 },
    ],
    placesSteps: { places: 5, upTo: 30, oneMorePer: 10 },
    maxPlaces: 12,
    fixedSlices: [
      { name: 'Club', amount: 5.5, per: 'entry' as const },
      { name: 'Charity', amount: 250 },
    ],
    guaranteesByFieldSize: [{ from: 40, guarantees: [{ position: 1, amount: 1000.25 }] }],
  },
}

describe('the options beyond the usual', () => {
  test('come back as they were sent, and are exact inside', () => {
    const inside = z.decode(tournamentSettings, WIRE)
    expect(inside.payout?.fixedSlices).toEqual([
      { name: 'Club', amount: 550, per: 'entry' },
      { name: 'Charity', amount: 25_000 },
    ])
    expect(inside.payout?.guaranteesByFieldSize?.[0]?.guarantees).toEqual([{ position: 1, amount: 100_025 }])
    expect(z.encode(tournamentSettings, inside)).toEqual(WIRE)
  })

  test('of a pot are ounces and dollars outside', () => {
    const wire = { _id: '65f1c0ffee65f1c0ffee0001', minimumWeight: 32.125, carryOver: true, carriedIn: 480.5 }
    expect(z.decode(pot, wire)).toEqual({ ...wire, minimumWeight: 32_125, carriedIn: 48_050 })
    expect(z.encode(pot, z.decode(pot, wire))).toEqual(wire)
  })

  test('each empty list is no rule', () => {
    const none = { tieBreaks: [], payout: { placesByFieldSize: [], fixedSlices: [] }, pointsScoring: { pointsTable: [], pointsSteps: [] } }
    expect(z.decode(tournamentSettings, none)).toEqual(none)
  })
})

describe('what cannot be is refused where it stands, in words', () => {
  const found = (settings: object) =>
    tournamentSettings.safeDecode(settings as never).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

  test.each<[object, string]>([
    [{ tieBreaks: ['most-fish', 'most-fish'] }, 'tieBreaks.1: is in the list already: remove it once'],
    [{ tieBreaks: ['shared', 'most-fish'] }, 'tieBreaks.0: ends the list: move it to the end or remove what follows'],
    [{ weight: { deadFishPenaltyFrom: 0 } }, 'weight.deadFishPenaltyFrom: must be at least 1'],
    [{ weight: { loseDay: { deadFish: 1.5 } } }, 'weight.loseDay.deadFish: must be a whole number'],
    [{ weight: { loseDay: { minutesLate: 1441 } } }, 'weight.loseDay.minutesLate: must be at most 1440'],
    [{ pointsScoring: { pointsTable: Array(301).fill(1) } }, 'pointsScoring.pointsTable: must be at most 300 places'],
    [{ pointsScoring: { pointsTable: [200, -1] } }, 'pointsScoring.pointsTable.1: must be at least 0'],
    [
      {
        pointsScoring: {
          pointsSteps: [
            { fromPlace: 11, step: 1 },
            { fromPlace: 11, step: 2 },
          ],
        },
      },
      'pointsScoring.pointsSteps.1.fromPlace: must be more than 11, which the row above has',
    ],
    [{ pointsScoring: { zeroFish: { kind: 'fixed' } } }, 'pointsScoring.zeroFish.points: must be a number'],
    [
      {
        payout: {
          placesByFieldSize: [
            { from: 30, places: 5 },
            { from: 20, places: 3 },
          ],
        },
      },
      'payout.placesByFieldSize.1.from: must be more than 30, which the row above has',
    ],
    [{ payout: { placesByFieldSize: [{ from: 30, places: 1001 }] } }, 'payout.placesByFieldSize.0.places: must be at most 1000'],
    [{ payout: { placesSteps: { places: 5, upTo: 30, oneMorePer: 0 } } }, 'payout.placesSteps.oneMorePer: must be at least 1'],
    [{ payout: { placesSteps: { places: 5, upTo: 30 } } }, 'payout.placesSteps.oneMorePer: must be a number'],
    [{ payout: { fixedSlices: [{ name: ' ', amount: 5 }] } }, 'payout.fixedSlices.0.name: needs a name'],
    [
      { payout: { fixedSlices: [{ name: 'Club', amount: 5.555 }] } },
      'payout.fixedSlices.0.amount: must be dollars with at most 2 decimals',
    ],
    [
      {
        payout: {
          guaranteesByFieldSize: [
            {
              from: 40,
              guarantees: [
                { position: 1, amount: 1000 },
                { position: 1, amount: 500 },
              ],
            },
          ],
        },
      },
      'payout.guaranteesByFieldSize.0.guarantees.1: names a place that is in the list already: each place once',
    ],
  ])('%j', (settings, refusal) => {
    expect(found(settings)).toEqual([refusal])
  })

  test('also before it is sent', () => {
    const rows = [
      { from: 30, places: 5 },
      { from: 20, places: 3 },
    ]
    expect(z.safeEncode(tournamentSettings, { payout: { placesByFieldSize: rows } }).error?.issues).toMatchObject([
      { path: ['payout', 'placesByFieldSize', 1, 'from'], message: 'must be more than 30, which the row above has' },
    ])
  })
})
