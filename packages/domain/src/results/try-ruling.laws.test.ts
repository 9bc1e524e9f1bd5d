import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Ruling } from '../scoring/types.ts'
import { anyTournament } from '../testing/random-all-options.ts'
import { scoreEntries, tournamentResults } from '../tournament-results.ts'
import { tryRuling } from './try-ruling.ts'

const ruling: fc.Arbitrary<Ruling | null> = fc.option(
  fc.record({
    place: fc.option(fc.integer({ min: 1, max: 15 })),
    points: fc.option(fc.integer({ min: 0, max: 300 })),
    reason: fc.constant('Protest'),
  }),
)

test('LAW: what the sheet shows before it is saved is what the engine makes of it afterwards', () => {
  fc.assert(
    fc.property(anyTournament, fc.nat(), ruling, ({ tournament, entries, placementTables }, pick, set) => {
      fc.pre(entries.length > 0)
      const { _id: id } = entries[pick % entries.length]!
      const field = scoreEntries(tournament.settings, entries)
      const before = tournamentResults({ tournament, entries, placementTables })
      const tried = tryRuling({ tournament, field, placementTables: placementTables ?? null, pots: before.pots }, id!, set)
      const after = tournamentResults({
        tournament,
        entries: entries.map((entry) => (entry._id === id ? { ...entry, ruling: set } : entry)),
        placementTables,
      })
      expect(tried).toEqual(after)
      // No place by hand takes a cent out of the pool, or puts one in.
      expect(after.payouts.mainPool).toBe(before.payouts.mainPool)
    }),
    { numRuns: 300 },
  )
})
