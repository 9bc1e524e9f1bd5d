import { newId } from '@ramplight/contract/kernel/new-id'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { type TournamentFlight, tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberEntries, stillStanding } from '#features/registration/tournament-entries/index.ts'
import { tournamentAuditQuery } from '#features/system/audit/index.ts'
import { weighInsQuery } from '#features/weigh-in/weigh-ins/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { doToMany, tellUnknown } from '#platform/do-to-many.ts'
import { queryClient } from '#platform/query-client.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { t } from './draw.texts.ts'
import { boatsWeighed, mayDraw } from './draw-lock.ts'
import { missingFlights } from './promised-flights.ts'

export type DrawMode = 'sign-up-order' | 'random'
/** What a draw has changed: each boat as it was, and the numbers (and flights) it got. */
type Drawn = { before: readonly TournamentEntry[]; changes: readonly { _id: string; boatNumber: number | null; flight?: string | null }[] }
export type DrawOptions = { mode: DrawMode; seed?: number | undefined; assignFlights: boolean }

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

/** The last draw as it stands in the record of the tournament: who, when, with which seed. */
export function useLastDraw(tournament: string) {
  const { data } = useQuery(tournamentAuditQuery(tournament))
  return data?.filter(({ action }) => action === 'drew').sort((a, b) => (a.at < b.at ? 1 : -1))[0]
}

/** The flights that were promised are there before the boats are spread over them. */
async function makeFlights(event: Tournament, flights: readonly TournamentFlight[]): Promise<void> {
  for (const body of missingFlights(event, flights)) await call(tournamentFlightCalls.create, { body })
}

/** How many boats have weighed, as far as this device can know now. Where nothing can be read, nothing was weighed here. */
const weighedNow = (tournament: string): Promise<number> => queryClient.fetchQuery(weighInsQuery(tournament)).then(boatsWeighed, () => 0)

/** Gives each boat what it had before the draw; one that somebody has changed since stays as it is. */
async function takeBack({ before, changes }: Drawn) {
  const standing = new Set((await stillStanding(before, changes)).map(({ _id }) => _id))
  const boats = before.filter(({ _id }) => standing.has(_id))
  if (boats.length === 0) return { tried: 0, reason: '', unknown: [] }
  const numbers = await call(tournamentEntryCalls.boatNumberListUpdate, {
    body: { itemsToProcess: boats.map(({ _id, boatNumber = null }) => ({ _id, boatNumber })) },
  })
  const spread = changes.some(({ flight }) => flight !== undefined) ? boats : []
  const flights = await doToMany(spread, (part) =>
    call(tournamentEntryCalls.bulkUpdate, { body: part.map(({ _id, flight = null }) => ({ _id, flight })) }),
  )
  const reason = numbers.results.find(({ ok }) => !ok)?.message ?? flights.left.reason
  return { tried: boats.length, reason, unknown: flights.unknown }
}

/** Draws the numbers, asks before it takes numbers away, and can put the old ones back. */
export function useDraw(event: Tournament, entries: readonly TournamentEntry[], flights: readonly TournamentFlight[]) {
  const tournament = event._id
  const [before, setBefore] = useState<Drawn | null>(null)
  const drawing = useAction({
    work: async ({ mode, seed, assignFlights }: DrawOptions) => {
      if (assignFlights) await makeFlights(event, flights)
      const { entries: drawn } = await call(tournamentEntryCalls.drawBoatNumbers, {
        // Drawn here or there, and drawn again when an answer was lost: the seed makes it one draw.
        body: { _id: newId(), tournament, mode, assignFlights, ...(mode === 'random' ? { seed: seed ?? freshSeed() } : {}) },
      })
      const changes = drawn.map(({ _id, boatNumber = null, flight = null }) => ({ _id, boatNumber, ...(assignFlights ? { flight } : {}) }))
      return { drawn, done: { before: entries, changes } }
    },
    onDone: ({ drawn, done }) => {
      setBefore(done)
      rememberEntries(tournament, drawn)
      notify.success(t('useDraw.boatsGotNumbers', { boats: drawn.length }), {
        undo: { label: t('useDraw.undoDraw'), onUndo: () => undoing.run(done), isOnlyWay: true },
      })
    },
  })
  const undoing = useAction({
    work: takeBack,
    onDone: async ({ tried, reason, unknown }) => {
      setBefore(null)
      await refreshed()
      tellUnknown(unknown.map(boatName))
      if (reason) notify.warning(t('useDraw.someBoatsKeptNewNumber', { reason }))
      else if (tried > 0 && unknown.length === 0) notify.stealth(t('useDraw.numbersAreAsBefore'))
    },
    onRefused: (error) => {
      const reason = messageOfError(error)
      notify.danger(error instanceof CallError && error.isUnknown ? reason : t('useDraw.drawStillStands', { reason }))
    },
  })
  return {
    draw: async (options: DrawOptions) => {
      const numbered = entries.filter(({ boatNumber }) => boatNumber != null).length
      const verdict = mayDraw(event, { numbered, weighed: await weighedNow(tournament) })
      if (verdict.kind === 'refused') notify.warning(verdict.why)
      else if (verdict.kind === 'free' || (await confirm(verdict.question))) drawing.run(options)
    },
    drawing: drawing.running,
    canUndo: before !== null,
    undo: () => before && undoing.run(before),
    undoing: undoing.running,
  }
}
