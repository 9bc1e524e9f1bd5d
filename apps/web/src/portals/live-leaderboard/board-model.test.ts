import { adjustReason } from '@ramplight/domain/explain/adjust-reason'
import { brand } from '@ramplight/domain/kernel/brand'
import { protestsAt } from '@ramplight/domain/results/protests'
import { forgetLanguage } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, describe, expect, test } from 'vitest'
import { t } from './board.texts.ts'
import {
  type Board,
  daySum,
  fishOf,
  fishText,
  freshText,
  gapText,
  hiddenPlaces,
  isFound,
  lineAfter,
  movesBetween,
  placeText,
  protestsText,
  reasonText,
  rowsOfDay,
  spoken,
  wayLine,
  weighedRows,
} from './board-model.ts'
import { board, day, row } from './testing/a-board.ts'

describe('the board', () => {
  test('a bag with penalties writes its sum out', () => {
    const bag = day(0, 231, {
      weight: 259,
      penaltyLog: [
        { type: 'Dead Fish', weight: 4, message: '0.25 lbs for 1 dead fish' },
        { type: 'Late Arrival', weight: 24, message: '1.50 lbs for being 12 minutes late' },
      ],
    })
    expect(daySum(bag, 'lb-oz')).toBe('16-03 − 0-04 − 1-08 = 14-07')
    expect(daySum(day(0, 231), 'lb-oz')).toBe('14-07')
    expect(reasonText(bag.penaltyLog[1]!, 'lb-oz')).toBe('1-08 for being 12 minutes late')
  })

  test('the fish beside the total are those of all days, as the total is', () => {
    const both = { ...row('Hall', 1, 500), days: [day(0, 250), day(1, 250, { fishCount: '3/5' })] }
    const openLimit = { days: [day(0, 250, { fishCount: '7' }), day(1, 250, { fishCount: '4' })] }
    expect([fishOf(both), fishOf({ days: [day(0, 250)] }), fishOf(openLimit), fishOf({ days: [] })]).toEqual(['8/10', '5/5', '11', null])
    expect(fishText(both, 'lb-oz')).toMatch(/^8\/10 fish/)
  })

  test('places that are held for the stage are there, without a name', () => {
    const since = '2027-06-12T20:00:00.000Z'
    expect([null, { since, left: null }, { since, left: 3 }].map((held) => hiddenPlaces({ held }))).toEqual([[], [], [1, 2, 3]])
  })

  test('a bag that is worth less than its penalties says where it stops', () => {
    const bag = day(0, 0, { weight: 32, penaltyLog: [{ type: 'Manual', weight: 52, message: 'trolling' }] })
    expect(daySum(bag, 'lb-oz')).toBe('2-00 − 3-04 = −1-04 → 0-00')
  })

  test('a shared place says so, a disqualified boat has none, a boat still out shows a dash', () => {
    expect(placeText(row('Hall', 1, 290))).toBe('1')
    expect(placeText(row('Reyes', 2, 231, { tied: true }))).toBe('T2')
    expect(placeText(row('Poe', null, 0, { disqualified: true }))).toBe('DQ')
    expect(placeText(row('Kim', 4, 0, { weighed: false }))).toBe('—')
  })

  test('Reyes climbs five places, Vega falls one, and a boat that did not move is not marked', () => {
    const before = board([row('Hall', 1, 290), row('Vega', 2, 223), row('Kim', 3, 200), row('Reyes', 7, 100)])
    const after = board([row('Hall', 1, 290), row('Reyes', 2, 231), row('Vega', 3, 223), row('Kim', 4, 200)])
    const moves = movesBetween(before, after)
    expect(moves.get('Reyes')).toEqual({ places: 5, changed: true })
    expect(moves.get('Vega')).toEqual({ places: -1, changed: false })
    expect(moves.has('Hall')).toBe(false)
    expect(movesBetween(null, after).size).toBe(0)
  })

  test('the gap is to the leader, in the units shown', () => {
    const rows = [row('Hall', 1, 290), row('Reyes', 2, 231)]
    expect(gapText(rows[1]!, rows[0], 'lb-oz')).toBe('−3-11')
    expect(gapText(rows[1]!, rows[0], 'decimal-lb')).toBe('−3.69')
    expect(gapText(rows[0]!, rows[0], 'lb-oz')).toBe('—')
  })

  test('the money line lies under the last paid place, ties included, and the cut line is named', () => {
    const rows = [row('Hall', 1, 290), row('Reyes', 2, 231, { tied: true }), row('Odom', 2, 231, { tied: true }), row('Vega', 4, 223)]
    const paid = board(rows, { paidPlaces: 2 })
    expect(rows.map((_, i) => lineAfter(paid, rows, i))).toEqual([null, null, 'Money line: 2 places paid', null])
    const cut = board(rows, { cuts: [{ afterDay: 0, keep: 1 }] })
    expect(lineAfter(cut, rows, 0)).toBe('cut: top 1 after day 1')
    const later = [rows[0]!, row('Reyes', 2, 231, { cutAfterDay: 0 }), row('Vega', 3, 223, { cutAfterDay: 0 })]
    const dayTwo = { ...board(later, { cuts: [{ afterDay: 0, keep: 1 }] }), day: 1 }
    expect(later.map((_, i) => lineAfter(dayTwo, later, i))).toEqual(['cut after day 1', null, null])
  })

  test('one day alone is ranked by that day, and equal bags share the place', () => {
    const rows = [
      row('Hall', 1, 300, { days: [day(0, 200), day(1, 100)] }),
      row('Reyes', 2, 290, { days: [day(0, 90), day(1, 200)] }),
      row('Vega', 3, 280, { days: [day(0, 80), day(1, 200)] }),
    ]
    expect(rowsOfDay(board(rows), 1).map(({ row, place }) => [row.entry, place])).toEqual([
      ['Reyes', 'T1'],
      ['Vega', 'T1'],
      ['Hall', '3'],
    ])
  })

  test('boats still out are not in the ranking, a disqualified one is', () => {
    const rows = [row('Hall', 1, 290), row('Kim', 2, 0, { weighed: false }), row('Poe', null, 0, { disqualified: true, weighed: false })]
    expect(weighedRows(board(rows)).map((r) => r.entry)).toEqual(['Hall', 'Poe'])
  })
})

test('a spectator finds a boat by the beginning of a name, without accents, or by its number', () => {
  const crew = { names: ['Élise Van Horn', 'Jo Reyes-Tran'], boatNumber: 12 }
  for (const words of ['', 'rey', 'elise', 'HORN jo', 'tran', '12']) expect(isFound(crew, words)).toBe(true)
  for (const words of ['yes', '1', '2', 'jo smith']) expect(isFound(crew, words)).toBe(false)
})

describe('in words', () => {
  afterEach(() => {
    localStorage.clear()
    forgetLanguage()
  })
  const lines = [
    { type: 'Late Arrival', weight: 24, message: '1.50 lbs for being 12 minutes late' },
    { type: 'Dead Fish', weight: 4, message: '0.25 lbs for 1 dead fish' },
    { type: 'Dead Fish', weight: 8, message: '0.50 lbs for 2 of 3 dead fish' },
    { type: 'Short Fish', weight: 16, message: '1.00 lbs for 2 short fish' },
    { type: 'Lost Fish', weight: 64, message: '4.00 lbs for 1 lost fish (1 short)' },
    { type: 'Lost Fish', weight: 64, message: '4.00 lbs for 1 lost fish (1 over the limit)' },
    { type: 'Lost Fish', weight: 128, message: '8.00 lbs for 2 lost fish (1 short, 1 over the limit)' },
    { type: 'Live Fish', weight: 8, message: '0.50 lbs for 5 live fish' },
    { type: 'Live Fish', weight: 8, message: '0.50 lbs for 5 live Walleye' },
    { type: 'Disqualified', weight: 200, message: 'DISQUALIFIED for being 31 minutes late. All weight removed.' },
    { type: 'Lost Day', weight: 200, message: 'Day disqualified for being 20 minutes late. All weight for the day removed.' },
    { type: 'Lost Day', weight: 200, message: 'Day disqualified for 3 dead fish. All weight for the day removed.' },
    { type: 'Lost Day', weight: 200, message: 'Day disqualified for 3 short fish. All weight for the day removed.' },
    { type: 'Manual', weight: 8, message: '0.50 lbs for trolling' },
  ] as const

  test('in English a reason reads as the log writes it, in the unit of the page', () => {
    for (const line of lines) {
      const written = adjustReason({ message: line.message, weight: line.weight * 1000 }, 'board')
      expect(reasonText(line, 'lb-oz')).toBe(written)
    }
    expect(t('lists.tagline')).toBe(brand.tagline)
  })

  test('in Spanish too; what a judge typed stays as it was typed', async () => {
    await changeLanguage('es')
    expect(lines.map((line) => reasonText(line, 'lb-oz'))).toMatchInlineSnapshot(`
      [
        "1-08 por llegar 12 minutos tarde",
        "0-04 por 1 pez muerto",
        "0-08 por 2 de 3 peces muertos",
        "1-00 por 2 peces bajo la medida",
        "4-00 por 1 pez perdido (1 bajo la medida)",
        "4-00 por 1 pez perdido (1 sobre el límite)",
        "8-00 por 2 peces perdidos (1 bajo la medida, 1 sobre el límite)",
        "0-08 por 5 peces vivos",
        "0-08 por 5 peces vivos (Walleye)",
        "DESCALIFICADO por llegar 31 minutos tarde. Se quitó todo el peso.",
        "Día descalificado por llegar 20 minutos tarde. Se quitó todo el peso del día.",
        "Día descalificado por 3 peces muertos. Se quitó todo el peso del día.",
        "Día descalificado por 3 peces bajo la medida. Se quitó todo el peso del día.",
        "0-08 por trolling",
      ]
    `)
    expect(spoken(231, 'lb-oz')).toBe('14 libras 7 onzas')
    expect(spoken(17, 'lb-oz')).toBe('1 libra 1 onza')
    expect(placeText(row('Reyes', 2, 231, { tied: true }))).toBe('T2')
  })
})

test('no connection makes a board live, in no language; an update of another day says the day', () => {
  const official = { ...board([], { timezone: 'CST' }), state: 'official', updatedAt: '2026-11-10T12:30:00.000Z' } as const
  expect(freshText(official, 'live', new Date('2026-11-10T18:00:00.000Z'))).toBe('Updated 6:30 AM CST')
  expect(freshText(official, 'live', new Date('2026-11-30T18:00:00.000Z'))).toBe('Updated Nov 10, 6:30 AM CST')
  expect(freshText(official, 'lost', new Date('2026-11-30T18:00:00.000Z'))).toBe('Last update Nov 10, 6:30 AM CST. Reconnecting…')
})

test('until when protests are open is said as long as the domain says that they are, with the same minutes', () => {
  const until = Date.parse('2027-06-12T21:45:00.000Z')
  const shownAt = (now: number) =>
    protestsText({ protestsUntil: new Date(until).toISOString(), tournament: { timezone: 'CST' } } as Board, new Date(now))
  for (const left of [1_800_000, 60_001, 60_000, 59_999, 1, 0, -1, -3_600_000]) {
    const said = protestsAt(new Date(until).toISOString(), until - left)
    expect(shownAt(until - left)).toEqual(said.kind === 'open' ? expect.stringContaining(`, ${said.minutesLeft} min left.`) : null)
  }
  expect(shownAt(until - 1)).toMatch(/^Unofficial\. Protests open until 4:45 PM/)
  expect(protestsText({ protestsUntil: null, tournament: { timezone: 'CST' } } as Board, new Date())).toBeNull()
})

test('the line of the places steps from one to the next, the best place on top', () => {
  expect(wayLine([{ place: 2 }, { place: 5 }, { place: 3 }], 30, 12)).toBe('M0 0 H10 V12 H20 V4 H30')
  expect(wayLine([{ place: 7 }], 30, 12)).toBe('M0 0 H30')
})
