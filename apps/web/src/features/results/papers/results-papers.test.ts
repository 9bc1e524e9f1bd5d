import { payouts, points, pots, standings } from '@ramplight/domain/engine'
import { anyTournament } from '@ramplight/domain/testing/random-all-options'
import type { RandomTournament } from '@ramplight/domain/testing/random-tournaments'
import { scoreEntries } from '@ramplight/domain/tournament-results'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyOut, type Results } from '../screen/results-view.ts'
import { optionsFor, PRINT_OPTIONS } from './print-options.ts'
import { bigFishPaper, overallPaper, payoutsPaper, potPaper } from './results-papers.ts'

const ALL = { payoutInfo: true, bigFishPayouts: true, sidePots: true, showClubInfo: true, showBoatNumber: true }

function resultsOf({ tournament: given, entries, placementTables }: RandomTournament): Results {
  const field = scoreEntries(given.settings, entries)
  const tournament = {
    name: 'Lake Fork #4',
    location: 'Alba, TX',
    status: 'Closed',
    bigfishpots: [],
    sidepots: [],
    ...given,
    settings: given.settings ?? {},
  }
  const table = standings({ tournament: given, entries: field })
  return {
    tournament,
    entries: new Map(),
    field,
    tables: placementTables ?? null,
    words: { unit: 'lb-oz', nameOf: (id: string) => `Boat ${id}`, crewOf: (id: string) => `Boat ${id}`, tournament },
    official: null,
    preview: { checks: { missing: [], weighed: field.length, noFish: 0, entries: field.length, disqualified: 0 } },
    standings: table,
    points: points({ settings: given.settings, standings: table, openTournament: given.setupOptions?.openTournament }),
    payouts: payouts({ tournament: given, entries: field, standings: table, placementTables }),
    pots: pots({ tournament: given, entries: field }),
  } as unknown as Results
}

const cents = (text: string | undefined) => (text?.startsWith('$') ? Math.round(Number(text.replace(/[$,]/g, '')) * 100) : 0)
const column = (
  paper: { tables: readonly { columns: readonly { label: string }[]; rows: readonly (readonly string[])[] }[] },
  label: string,
  at = 0,
) => {
  const { columns, rows } = paper.tables[at]!
  const index = columns.findIndex((one) => one.label === label)
  return rows.map((cells) => cells[index])
}
const sum = (texts: (string | undefined)[]) => texts.reduce((total, text) => total + cents(text), 0)

test('every boat stands on the overall sheet, and the dollars of the sheets add up to the cent, for any tournament', () => {
  fc.assert(
    fc.property(anyTournament, (input) => {
      const results = resultsOf(input)
      const paper = { results, options: ALL, clubs: new Map() }
      const overall = overallPaper(paper)
      expect(overall.tables[0]!.rows).toHaveLength(results.standings.standings.length)
      expect(sum(column(overall, 'Payout'))).toBe(results.payouts.paid + results.payouts.bonusPaid)
      results.pots.forEach((pot, index) => {
        expect(sum(column(overall, 'Payout', index + 1))).toBe(pot.paid)
        expect(potPaper(paper, pot).tables[0]!.rows).toEqual(overall.tables[index + 1]!.rows)
      })
      const toSign = payoutsPaper(paper)
      expect(sum(column(toSign, 'Payout'))).toBe(moneyOut(results).total)
      const { total } = toSign.tables[0]!
      if (total) expect(sum([...total])).toBe(moneyOut(results).total)
      for (const { columns, rows } of [overall, toSign, bigFishPaper(paper)].flatMap(({ tables }) => tables))
        for (const cells of rows) expect(cells).toHaveLength(columns.length)
    }),
    { numRuns: 100 },
  )
})

test('a sheet shows boat numbers and nothing else unless it is asked to, and offers only what the tournament has', () => {
  const results = resultsOf(fc.sample(anyTournament, { numRuns: 1, seed: 3 })[0]!)
  const tournamentDates = ['2027-06-12', '2027-06-13']
  const bare = { ...results, tournament: { ...results.tournament, tournamentDates, bigfishpots: [], sidepots: [] }, pots: [] } as Results
  const overall = overallPaper({ results: bare, options: PRINT_OPTIONS, clubs: new Map() })
  const labels = overall.tables[0]!.columns.map(({ label }) => label)
  expect(labels).toContain('Boat')
  expect(labels).not.toContain('Club')
  expect(labels).not.toContain('Payout')
  expect(overall.tables).toHaveLength(1)
  expect(overall.subtitles).toEqual(['06/12/2027 – 06/13/2027 · Alba, TX', 'Overall results · Unofficial'])
  expect(overall.fileName).toBe('lake-fork-4-2027-06-12-overall-results')
  const nothing = { ...bare, payouts: { ...bare.payouts, pool: 0, payouts: [] } }
  expect(optionsFor(nothing)).toEqual(['showClubInfo', 'showBoatNumber'])
})
