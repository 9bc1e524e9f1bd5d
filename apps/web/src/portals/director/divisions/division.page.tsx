import { can } from '@ramplight/domain/policies/policies'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { ReadOnlyBanner } from '@ramplight/ui/states/forbidden-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconExternalLink, IconMapRoute, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { SeasonLeaders } from '#features/results/series/index.ts'
import { EventList } from '#features/tournaments/today/index.ts'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { DivisionSheet, DivisionStaff, divisionQuery } from '#features/tours/divisions/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useActor, useSession } from '#platform/use-session.ts'
import { todayHere, writeDate } from '#platform/values/tournament-dates.ts'
import { t } from './divisions.texts.ts'

/** One division: its tour, the seasons and tournaments that are in it, and who helps. */
export function DivisionPage() {
  const { id } = useParams({ from: '/director/divisions/$id' })
  const user = useSession()!.user
  const actor = useActor()
  const [editing, setEditing] = useState(false)
  const division = useQuery(divisionQuery(id))
  const tours = useQuery(ownToursQuery(user))
  const seasons = useQuery(ownSeasonsQuery(user))
  const events = useQuery(skinnyTournamentsQuery({ division: id, startDate: '2000-01-01', startDateRange: 'After', selectAll: true }))
  return (
    <Page>
      <Loaded query={division} what={t('division.noun')}>
        {(loaded) => {
          const tour = tours.data?.find(({ _id }) => _id === loaded.tour)
          const mayEdit = can(actor, 'division.edit', {
            director: loaded.director,
            tour: loaded.tour ?? null,
            tourDirector: tour?.director ?? null,
          })
          const mayStaff = tour && can(actor, 'tour.staff', { id: tour._id, director: tour.director })
          return (
            <>
              <PageHeader
                title={loaded.name}
                crumbs={[{ label: t('divisions.title'), href: '/director/divisions' }, { label: loaded.name }]}
                meta={tour?.name ?? t('division.noTour')}
                secondary={[
                  ...(mayEdit ? [{ label: t('division.edit'), icon: IconPencil, onClick: () => setEditing(true) }] : []),
                  ...(tour ? [{ label: t('division.openTour'), icon: IconMapRoute, href: `/director/tours/${tour._id}` }] : []),
                  { label: t('division.publicPage'), icon: IconExternalLink, href: `/divisions/${id}` },
                ]}
              />
              {tours.data && !mayEdit && <ReadOnlyBanner text={t('division.readOnly')} />}
              <SeasonLeaders seasons={seasons.data?.filter((one) => one.division === id) ?? []} base="/director" />
              <Section title={t('division.seasons')} flush>
                <Loaded query={seasons} what={t('division.seasonsNoun')}>
                  {(all) => (
                    <RowList
                      none={t('division.noSeasons')}
                      rows={all
                        .filter((one) => one.division === id)
                        .map(({ _id, name, startDate, endDate }) => ({
                          key: _id,
                          href: `/director/seasons/${_id}`,
                          title: name,
                          about: t('division.fromTo', { from: writeDate(startDate), to: writeDate(endDate) }),
                        }))}
                    />
                  )}
                </Loaded>
              </Section>
              <Loaded query={events} what={t('division.tournamentsNoun')}>
                {({ message }) => (
                  <EventList
                    title={t('division.tournaments')}
                    tournaments={message}
                    none={t('division.noTournaments')}
                    today={todayHere()}
                    hrefOf={({ _id }) => `/director/tournaments/${_id}`}
                  />
                )}
              </Loaded>
              {mayStaff && <DivisionStaff division={loaded} tour={tour} />}
              {editing && <DivisionSheet division={loaded} tours={tours.data ?? []} onClose={() => setEditing(false)} />}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
