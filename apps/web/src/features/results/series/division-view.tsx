import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { skinnyTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import type { Base } from '#platform/places.ts'
import { BareTournaments } from './bare-tournaments.tsx'
import { SeasonLeaders } from './season-leaders.tsx'
import { SeasonRows } from './season-rows.tsx'
import { divisionQuery, seasonsQuery, tourQuery } from './series.queries.ts'
import { t } from './series.texts.ts'

/** What everybody may know of a division: its tour, its seasons with their standings, its tournaments. */
export function DivisionView({ id, base }: { id: string; base: Base }) {
  const division = useQuery(divisionQuery(id))
  const tourId = division.data?.tour ?? null
  const tour = useQuery({ ...tourQuery(tourId ?? ''), enabled: tourId !== null })
  const seasons = useQuery(seasonsQuery({ division: id }))
  const tournaments = useQuery(
    skinnyTournamentsQuery({ publicSearch: true, division: id, startDate: '2000-01-01', startDateRange: 'After', selectAll: true }),
  )
  return (
    <Loaded query={division} what={t('division')}>
      {({ name }) => (
        <>
          <PageHeader
            title={name}
            crumbs={[{ label: t('divisions'), href: `${base}/divisions` }, { label: name }]}
            meta={[tour.data?.name]}
            secondary={tour.data ? [{ label: tour.data.name, href: `${base}/tours/${tour.data._id}` }] : []}
          />
          <Loaded query={seasons} what={t('seasons')}>
            {(list) => (
              <>
                <SeasonLeaders seasons={list} base={base} />
                <SeasonRows seasons={list} base={base} />
              </>
            )}
          </Loaded>
          <Loaded query={tournaments} what={t('tournaments')}>
            {({ message }) => <BareTournaments tournaments={message} base={base} />}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}
