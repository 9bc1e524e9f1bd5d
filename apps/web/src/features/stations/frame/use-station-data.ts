import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Weight } from '@ramplight/domain/kernel/units'
import type { Entry } from '@ramplight/domain/scoring/types'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { type CountedWeighIn, countedWeighIns, fieldSoFar, medianBag } from '#features/weigh-in/bag/index.ts'
import { weighInsQuery } from '#features/weigh-in/weigh-ins/index.ts'
import { byBoat } from '#platform/values/entry-name.ts'
import { type EntryUnit, unitOf } from '#platform/values/typed-weight.ts'
import { type DeviceBag, isWeight } from '../kept-bags/device-bags.ts'
import { useDeviceBags } from '../kept-bags/use-device-bags.ts'

export type StationData = {
  tournament: Tournament
  entries: readonly TournamentEntry[]
  flights: ReadonlyMap<string, TournamentFlight>
  saved: readonly WeighIn[]
  pending: readonly DeviceBag[]
  /** What counts now, bags of this device included. */
  counted: readonly CountedWeighIn[]
  field: readonly Entry[]
  median: Weight | null
  unit: EntryUnit
}

/** Everything a station knows of a tournament, fresh or as this device last saw it. */
export function useStationData(id: string) {
  const tournament = useQuery(tournamentQuery(id))
  const entries = useQuery(entriesQuery(id))
  const flights = useQuery(flightsQuery(id))
  const weighIns = useQuery(weighInsQuery(id))
  const pending = useDeviceBags(id)

  const data = useMemo((): StationData | undefined => {
    if (!tournament.data || !entries.data || !weighIns.data) return undefined
    // A bag that was refused lies in the log of this device, and is no weight.
    const refused = new Set(pending.flatMap(({ kind, weighIn, refusal }) => (refusal && kind === 'weigh' ? [weighIn] : [])))
    const saved = weighIns.data.filter(({ _id }) => !refused.has(_id))
    const onDevice = pending.filter(isWeight).map(({ body }) => body)
    const counted = countedWeighIns(saved, onDevice)
    return {
      tournament: tournament.data,
      entries: [...entries.data].sort(byBoat),
      flights: new Map((flights.data ?? []).map((flight) => [flight._id, flight])),
      saved,
      pending,
      counted,
      field: fieldSoFar(tournament.data, entries.data, counted),
      median: medianBag(counted.map(({ weight }) => weight ?? 0)),
      unit: unitOf(tournament.data.settings.weight),
    }
  }, [tournament.data, entries.data, flights.data, weighIns.data, pending])

  const queries = [tournament, entries, weighIns]
  return {
    data,
    isPending: queries.some((query) => query.isPending),
    isFetching: queries.some((query) => query.isFetching),
    error: queries.find((query) => query.error && query.data === undefined)?.error ?? null,
    fetchStatus: queries.some((query) => query.fetchStatus === 'paused') ? 'paused' : 'idle',
    refetch: () => Promise.all([...queries, flights].map((query) => query.refetch())),
  }
}
