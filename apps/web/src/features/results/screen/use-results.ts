import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { entriesQuery } from '#features/registration/tournament-entries/index.ts'
import { countedWeighIns, fieldSoFar } from '#features/weigh-in/bag/index.ts'
import { weighInsQuery } from '#features/weigh-in/weigh-ins/index.ts'
import { queryOf } from '#platform/query.ts'
import { boatName, shortNames } from '#platform/values/entry-name.ts'
import { unitOf } from '#platform/values/typed-weight.ts'
import { previewQuery, writtenResultQuery } from '../tournament-results/tournament-results.queries.ts'
import { figuresOf, type Results, writtenFigures } from './results-view.ts'
import { t } from './screen.texts.ts'

const wordsOf = (tournament: Tournament, entries: ReadonlyMap<string, TournamentEntry>) => {
  const named = (write: (entry: TournamentEntry) => string) => (id: string) => {
    const found = entries.get(id)
    return found ? write(found) : t('useResults.aDeletedEntry')
  }
  return { tournament, unit: unitOf(tournament.settings.weight), nameOf: named(boatName), crewOf: named(shortNames) }
}

/** The results of a tournament as they stand or as they were written, with everything needed to explain them. */
export function useResults(tournament: Tournament): QueryLike<Results> {
  const { _id: id, settings } = tournament
  const preview = useQuery(previewQuery(id))
  const entries = useQuery(entriesQuery(id))
  const weighIns = useQuery(weighInsQuery(id))
  const final = preview.data?.checks.final ?? false
  const written = useQuery({ ...writtenResultQuery(id), enabled: final })
  const structureId = settings.payout?.payoutToUse
  const structure = useQuery({ ...queryOf(payoutStructureCalls.get, { params: { id: structureId ?? '' } }), enabled: !!structureId })

  const parts = [preview, entries, weighIns, ...(final ? [written] : []), ...(structureId ? [structure] : [])]
  const data = useMemo(() => {
    if (!preview.data || !entries.data || !weighIns.data || (final && !written.data) || (structureId && structure.isPending))
      return undefined
    const official = (final && written.data) || null
    const byId = new Map(entries.data.map((entry) => [entry._id, entry]))
    return {
      tournament,
      entries: byId,
      field: fieldSoFar(tournament, entries.data, countedWeighIns(weighIns.data, [])),
      tables: structure.data?.tables ?? null,
      words: wordsOf(tournament, byId),
      preview: preview.data,
      official,
      ...(official ? writtenFigures(official) : figuresOf(preview.data)),
    }
  }, [tournament, preview.data, entries.data, weighIns.data, final, written.data, structureId, structure.isPending, structure.data])

  return {
    data,
    isPending: parts.some((query) => query.isPending),
    isFetching: parts.some((query) => query.isFetching),
    error: parts.find((query) => query.error)?.error ?? null,
    dataUpdatedAt: preview.dataUpdatedAt,
    fetchStatus: parts.some((query) => query.fetchStatus === 'paused') ? 'paused' : preview.fetchStatus,
    refetch: () => void Promise.all(parts.map((query) => query.refetch())),
  }
}
