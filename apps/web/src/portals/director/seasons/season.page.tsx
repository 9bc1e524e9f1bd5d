import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import { eventsHeld } from '@ramplight/domain/points/season-results'
import { can } from '@ramplight/domain/policies/policies'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconCopy, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { SeasonTeams } from '#features/registration/season-teams/index.ts'
import {
  SeasonWhySheet,
  StandingsTable,
  seasonEntriesQuery,
  seasonPointsQuery,
  standingsRows,
} from '#features/results/season-standings/index.ts'
import { AskWhy } from '#features/results/why/index.ts'
import { CopySeasonSheet } from '#features/tournaments/next-year/index.ts'
import { EventList } from '#features/tournaments/today/index.ts'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { SeasonMembers } from '#features/tours/memberships/index.ts'
import { rulesInForce, SeasonSheet, seasonQuery, standingsNote } from '#features/tours/seasons/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useAddressParam } from '#platform/use-address-param.ts'
import { useActor, useSession } from '#platform/use-session.ts'
import { todayHere, writeDate, writeShortDate } from '#platform/values/tournament-dates.ts'
import { t } from './seasons.texts.ts'

const NONE: SeasonEventPointDistribution[] = []

export function SeasonPage() {
  const { id } = useParams({ from: '/director/seasons/$id' })
  const user = useSession()!.user
  const actor = useActor()
  const [editing, setEditing] = useState(false)
  const [copying, setCopying] = useState(false)
  const season = useQuery(seasonQuery(id))
  const tours = useQuery(ownToursQuery(user))
  const points = useQuery(seasonPointsQuery(id))
  const entries = useQuery(seasonEntriesQuery(id))
  const events = useQuery(skinnyTournamentsQuery({ season: id, startDate: '2000-01-01', startDateRange: 'After', selectAll: true }))
  const [why, setWhy] = useAddressParam('why')
  const distributions = points.data ?? NONE
  const rules = rulesInForce(season.data?.seasonRules)
  const rows = useMemo(
    () => standingsRows({ season: id, distributions, entries: entries.data ?? (entries.isError ? [] : undefined), rules }),
    [id, distributions, entries.isError, entries.data, rules],
  )
  const list = events.data?.message ?? []
  const counted = list.filter(({ _id }) => distributions.some(({ tournament }) => tournament === _id))
  const eventOf = (tournament: string) => {
    const event = list.find(({ _id }) => _id === tournament)
    return event
      ? { name: event.name, date: writeShortDate(event.startDate), startDate: event.startDate }
      : { name: t('season.tournament'), date: null }
  }
  return (
    <Page>
      <Loaded query={season} what={t('season.seasonNoun')}>
        {(loaded) => {
          const tour = tours.data?.find(({ _id }) => _id === loaded.tour)
          const mayEdit = can(actor, 'season.edit', { director: loaded.director, tour: loaded.tour ?? null, tourDirector: tour?.director })
          const mayCopy = mayEdit && can(actor, 'tour.create', undefined)
          return (
            <>
              <PageHeader
                title={loaded.name}
                crumbs={[{ label: t('season.seasons'), href: '/director/seasons' }, { label: loaded.name }]}
                meta={[tour?.name, `${writeDate(loaded.startDate)} – ${writeDate(loaded.endDate)}`]}
                secondary={[
                  ...(mayEdit ? [{ label: t('season.editSeason'), icon: IconPencil, onClick: () => setEditing(true) }] : []),
                  ...(mayCopy ? [{ label: t('season.copy'), icon: IconCopy, onClick: () => setCopying(true) }] : []),
                ]}
              />
              <Section title={t('season.standings')} note={standingsNote(rules, points.data ? eventsHeld(points.data) : null)} flush>
                <AskWhy value={setWhy}>
                  <StandingsTable rows={rows} events={counted} loading={points.isPending} name={loaded.name} rules={rules} />
                </AskWhy>
              </Section>
              {mayEdit && <SeasonMembers season={id} />}
              {mayEdit && <SeasonTeams season={id} tour={loaded.tour} />}
              <EventList
                title={t('season.tournaments')}
                tournaments={list}
                none={t('season.noTournaments')}
                today={todayHere()}
                hrefOf={({ _id }) => `/director/tournaments/${_id}`}
              />
              <SeasonWhySheet
                season={id}
                distributions={distributions}
                rules={rules ?? {}}
                words={{ eventOf }}
                nameOf={(one) => rows.find((row) => row.id === one)?.name ?? ''}
                row={rows.find((row) => why === `season.${row.id}`)}
                onClose={() => setWhy(null)}
              />
              {editing && <SeasonSheet season={loaded} tours={tours.data ?? []} onClose={() => setEditing(false)} />}
              {copying && <CopySeasonSheet season={loaded} onClose={() => setCopying(false)} />}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
