import { payoutStructure } from '@ramplight/contract/payouts/payout-structures'
import {
  type Board,
  tournamentResultCalls as calls,
  type TournamentResult,
  tournamentResult,
} from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { weighInDay } from '@ramplight/contract/weigh-in/weigh-in-day'
import type { PlacementTable } from '@ramplight/domain/payouts/types'
import { makeBoard } from '@ramplight/domain/results/board'
import { calculateTournament } from '@ramplight/domain/results/calculate'
import { previewOf } from '@ramplight/domain/results/preview'
import { CallError } from '#platform/call-error.ts'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { ENTRIES } from '#platform/local-families/local-entries.ts'
import { asAnswered, bodyOf, notFound, recordOf, recordsOf } from '#platform/local-families/local-family.ts'
import { eventsOf } from '#platform/local-families/local-log.ts'
import { nameOf, namesOf } from '#platform/local-families/local-people.ts'
import { listOrder, listPart } from '#platform/local-families/search-rows.ts'

const RESULTS = { tbl: 'tournament-results', record: tournamentResult } as const
const STRUCTURES = { tbl: 'payout-structures', record: payoutStructure } as const
const DAYS = { tbl: 'weigh-in-day', record: weighInDay } as const
const TABLES = ['tournament-results', 'tournaments', 'tours'] as const
const COUNTED = [...TABLES, 'tournament-entries', 'weigh-in-events', 'weigh-in-day', 'payout-structures', 'users'] as const

/** A result holds a whole field; a list of them is shorter than other lists. */
const MOST_RESULTS = 200

type Terms = { tournament?: string; tournaments?: string[]; season?: string; tour?: string } & Parameters<typeof listPart>[1]

/** WrittenLine results of tournaments the person may see, the newest first. */
async function search(local: Local, terms: Terms): Promise<TournamentResult[]> {
  const { tournament, tournaments, season, tour, sortOrder = 'desc', pageSize = MOST_RESULTS } = terms
  const shown = await tournamentsThat(local, 'tournament.see')
  const matches = (one: TournamentResult) => {
    const of = shown.get(one.tournament)
    return (
      of !== undefined &&
      (!tournament || one.tournament === tournament) &&
      (!tournaments || tournaments.includes(one.tournament)) &&
      (!season || of.season === season) &&
      (!tour || of.tour === tour)
    )
  }
  const found = (await recordsOf(RESULTS, local)).filter(matches)
  return listPart(found.sort(listOrder({ field: 'createdAt', direction: sortOrder })), { ...terms, pageSize }, MOST_RESULTS)
}

async function resultOf(local: Local, tournament: string): Promise<TournamentResult | null> {
  const [written] = await recordsOf(RESULTS, local, { index: 'tournament', is: tournament })
  return written ?? null
}

/** What a tournament pays by. Other tables would show other money, so without the right one nothing is shown. */
async function placementTables(local: Local, { settings }: Tournament): Promise<PlacementTable[] | undefined> {
  const named = settings.payout?.payoutToUse
  if (!named) return undefined
  const structure = await recordOf(STRUCTURES, local, named)
  if (!structure) throw CallError.offline()
  return structure.tables
}

/** Everything a tournament comes to by what is on this device. */
async function calculated(local: Local, tournament: Tournament) {
  const where = { index: 'tournament', is: tournament._id } as const
  const [entries, events, tables] = await Promise.all([
    recordsOf(ENTRIES, local, where),
    eventsOf(local, tournament._id),
    placementTables(local, tournament),
  ])
  const inOrder = entries.sort(listOrder({ field: 'createdAt', direction: 'asc' }))
  return calculateTournament({ tournament, entries: inOrder, events, placementTables: tables })
}

async function tournamentThat(local: Local, policy: 'tournament.see' | 'tournament.run', id: string): Promise<Tournament> {
  const tournament = (await tournamentsThat(local, policy)).get(id)
  if (!tournament) throw notFound()
  return tournament
}

readLocally(calls.list, { tables: TABLES, answer: (_asked, local) => search(local, {}) })
readLocally(calls.search, { tables: TABLES, answer: (asked, local) => search(local, bodyOf(calls.search, asked) as Terms) })
readLocally(calls.get, {
  tables: TABLES,
  answer: async ({ params }, local) => {
    const written = await recordOf(RESULTS, local, params.id)
    if (!written) throw notFound()
    return written
  },
})
readLocally(calls.byTournament, {
  tables: TABLES,
  answer: async ({ params }, local) => {
    const written = await resultOf(local, params.id)
    if (!written) throw notFound()
    return written
  },
})

readLocally(calls.preview, {
  tables: COUNTED,
  answer: async ({ params }, local) => {
    const tournament = await tournamentThat(local, 'tournament.run', params.id)
    const written = await resultOf(local, params.id)
    const days = await recordsOf(DAYS, local, { index: 'tournament', is: tournament._id })
    const calculation = await calculated(local, tournament)
    return asAnswered(calls.preview, previewOf(calculation, Boolean(written?.dateFinalized), days, [...calculation.entries.values()]))
  },
})

readLocally(calls.board, {
  tables: COUNTED,
  answer: async ({ params }, local) => {
    const tournament = await tournamentThat(local, 'tournament.see', params.id)
    const [calculation, written, tour] = await Promise.all([
      calculated(local, tournament),
      resultOf(local, params.id),
      local.row<{ name: string }>('tours', tournament.tour),
    ])
    const entries = [...calculation.entries.values()]
    const names = await namesOf(
      local,
      entries.flatMap(({ anglers }) => anglers),
      entries.flatMap(({ users }) => users),
    )
    const made = makeBoard(calculation, written, { tourName: tour?.name ?? null, nameOf: (user) => nameOf(names, user) ?? '' })
    return asAnswered(calls.board, made as Board)
  },
})
