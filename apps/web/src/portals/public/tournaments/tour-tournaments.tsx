import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconMapSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { tourByKeyQuery } from '#features/tours/tours/index.ts'
import { useBase } from '#platform/places.ts'
import { t } from './find.texts.ts'
import { FindTournaments } from './tournaments.page.tsx'

/** `/tournaments/{name}`: the search of one tour, under the name that its director gave it. */
export function TourTournaments({ tourKey }: { tourKey: string }) {
  const base = useBase()
  const tour = useQuery(tourByKeyQuery(tourKey))
  if (tour.data?.[0]) return <FindTournaments tour={tour.data[0]} />
  return (
    <Page width="form">
      <PageHeader title={t('title')} crumbs={[{ label: t('all'), href: `${base}/tournaments` }, { label: tourKey }]} />
      <Loaded query={tour} what={t('tour')}>
        {() => <EmptyState icon={IconMapSearch} text={t('noTour')} action={{ label: t('all'), href: `${base}/tournaments` }} />}
      </Loaded>
    </Page>
  )
}
