import type { ApiClient } from '@ramplight/contract/kernel/api-client'
import { newId } from '@ramplight/contract/kernel/new-id'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { type TournamentResult, tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { EventFile } from './event-file.ts'

export type Progress = (done: number, total: number, what: string) => void
export type RunEvent = { tournament: Tournament; result: TournamentResult; entryOfRow: string[] }

/** Runs an event through the public API as a director's device would: set up, enter, weigh day by day, finalize. */
export async function runEvent(api: ApiClient, token: string, event: EventFile, progress: Progress): Promise<RunEvent> {
  const bags = event.rows.reduce((sum, row) => sum + row.days.length, 0)
  const steps = 5 + bags
  let done = 0
  const step = (what: string) => progress(++done, steps, what)

  const tour = await api.must(tourCalls.create, { token, body: { name: event.tour } })
  const year = event.dates[0]!.slice(0, 4)
  const season = await api.must(seasonCalls.create, {
    token,
    body: { name: event.season, tour: tour._id, startDate: `${year}-01-01`, endDate: `${year}-12-31` },
  })
  step('tour and season')

  let tournament = await api.must(tournamentCalls.create, { token, body: tournamentBody(event, tour._id, season._id) })
  step('tournament')

  const anglers = event.rows.map((row) => ({ _id: newId(), first_name: row.first_name, last_name: row.last_name }))
  await allOk(api.must(userCalls.bulkCreate, { token, body: anglers }))
  step('anglers')

  const potIds = event.pots.map((pot) => pot._id)
  const entries = anglers.map((angler) => ({
    _id: newId(),
    tournament: tournament._id,
    users: [angler._id],
    status: 'Paid' as const,
    ...(potIds.length
      ? { sidePotBigFishEntries: [{ user: angler._id, bigFish: true, bigFishPotIds: potIds, sidePot: false, sidePotIds: [] }] }
      : {}),
  }))
  await allOk(api.must(tournamentEntryCalls.bulkCreate, { token, body: entries }))
  step('entries')

  for (const status of ['Open', 'In Progress'] as const)
    tournament = await api.must(tournamentCalls.update, { token, params: { id: tournament._id }, body: { _rev: tournament._rev, status } })

  for (const [day, date] of event.dates.entries())
    for (const [index, row] of event.rows.entries()) {
      const bag = row.days[day]
      if (!bag) continue
      await api.must(weighInCalls.create, {
        token,
        body: {
          _id: newId(),
          tournament: tournament._id,
          entry: entries[index]!._id,
          day,
          weight: bag.weight,
          totalFish: bag.fish,
          bigFish: bag.bigFish ?? 0,
          station: 'A',
          at: `${date}T21:00:00.000Z`,
        },
      })
      step(`day ${day + 1}`)
    }

  tournament = await api.must(tournamentCalls.update, { token, params: { id: tournament._id }, body: { status: 'Closed' } })
  const { revision } = await api.must(tournamentResultCalls.preview, { token, params: { id: tournament._id } })
  const result = await api.must(tournamentResultCalls.create, { token, body: { tournament: tournament._id, revision } })
  step('finalized')
  return { tournament, result, entryOfRow: entries.map((entry) => entry._id) }
}

const tournamentBody = (event: EventFile, tour: string, season: string) => ({
  name: event.name,
  ...event.place,
  dateSpanType: event.dates.length > 1 ? ('multi' as const) : ('single' as const),
  ...(event.dates.length > 1 ? { tournamentDates: event.dates } : { tournamentDateForSingle: event.dates[0]! }),
  startTime: '06:00',
  endTime: '15:00',
  timezone: 'CST' as const,
  tour,
  season,
  status: 'Scheduled' as const,
  entryFee: event.entryFee,
  hasCuts: (event.settings.cuts ?? []).length > 0,
  settings: event.settings,
  bigfishpots: event.pots,
})

/** A bulk call answers for each item; one that failed stops the replay. */
async function allOk(outcome: Promise<{ results: { ok: boolean; message?: string | undefined }[] }>): Promise<void> {
  const failed = (await outcome).results.filter((r) => !r.ok)
  if (failed.length) throw new Error(`${failed.length} refused: ${failed[0]!.message}`)
}
