import { expect, test } from 'vitest'
import { tournamentResultCalls } from './results/tournament-results.ts'
import { madeOldBy } from './shown-in.ts'
import { speciesCalls } from './tournaments/species.ts'
import { tournamentCalls } from './tournaments/tournaments.ts'
import { weighInCalls } from './weigh-in/weigh-ins.ts'

test('a bag makes the board, the boats and the history old', () => {
  expect([...madeOldBy(weighInCalls.create)]).toEqual(
    expect.arrayContaining(['weigh-ins', 'tournament-results', 'tournament-entries', 'tournaments', 'audit']),
  )
})

test('results that are made official change payments and points, and the seasons that count them', () => {
  expect([...madeOldBy(tournamentResultCalls.create)]).toEqual(
    expect.arrayContaining(['payments', 'season-event-point-distributions', 'season-standings', 'seasons']),
  )
})

test('a species is asked again alone; what only reads makes nothing old', () => {
  // And what is written of everything: the logs, and the numbers that count messages.
  const ofAll = ['audit', 'security-events', 'outgoing-messages', 'outbox', 'kpi-reports']
  expect([...madeOldBy(speciesCalls.update)]).toEqual(['species', ...ofAll])
  for (const reading of [speciesCalls.list, speciesCalls.search, tournamentResultCalls.preview, tournamentCalls.addressSearch])
    expect([...madeOldBy(reading)]).toEqual([])
})
