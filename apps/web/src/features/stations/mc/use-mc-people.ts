import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { seasonEntriesQuery, seasonPointsQuery, standingsRows } from '#features/results/season-standings/index.ts'
import { rulesInForce, seasonQuery } from '#features/tours/seasons/index.ts'
import { queryOf } from '#platform/query.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './mc.texts.ts'

/** One line to say of an angler; only what is known is there. */
export type Person = { _id: string; name: string; lines: string[] }

type Placed = { id: string; position: number }

/** `Tied for 77th in 2026 Season`, where somebody of another boat has the same place. */
export function seasonLine(standings: readonly Placed[], angler: string, crew: readonly string[], season: string | undefined): string[] {
  const place = standings.find(({ id }) => id === angler)?.position
  if (!place || !season) return []
  const isTied = standings.some(({ id, position }) => position === place && !crew.includes(id))
  return [t(isTied ? 'tiedSeason' : 'season', { place: writePlace(place), season })]
}

/** What can be said of a crew: where they come from, club, season, and what they wrote of themselves. */
export function useMcPeople({ season: seasonId }: Tournament, entry: TournamentEntry | undefined): Person[] {
  const users = entry?.users ?? []
  const profiles = useQueries({
    queries: users.map((user) => ({ ...queryOf(userProfileCalls.search, { body: { user } }), retry: false })),
  })
  const season = useQuery({ ...seasonQuery(seasonId ?? ''), enabled: !!seasonId }).data
  const points = useQuery({ ...seasonPointsQuery(seasonId ?? ''), enabled: !!seasonId }).data
  const seasonEntries = useQuery({ ...seasonEntriesQuery(seasonId ?? ''), enabled: !!seasonId }).data
  const standings = useMemo(
    () =>
      season && points && seasonEntries
        ? standingsRows({ season: season._id, distributions: points, entries: seasonEntries, rules: rulesInForce(season.seasonRules) })
        : [],
    [season, points, seasonEntries],
  )
  return (entry?.anglers ?? []).map((angler) => {
    const profile = profiles[users.indexOf(angler._id)]?.data?.[0]
    const place = [angler.city, angler.state].filter(Boolean).join(', ')
    const said = (label: string, text: string | null | undefined) => (text ? [`${label}: ${text}`] : [])
    return {
      _id: angler._id,
      name: fullName(angler),
      lines: [
        ...said(t('say'), profile?.pronunciation),
        ...(place ? [t('from', { place })] : []),
        ...(profile?.club_name ? [t('club', { club: profile.club_name })] : []),
        ...seasonLine(standings, angler._id, users, season?.name),
        ...said(t('sponsors'), profile?.sponsors),
        ...said(t('family'), profile?.family),
        ...said(t('facts'), profile?.interesting_facts),
        ...said(t('about'), profile?.about_me),
      ],
    }
  })
}
