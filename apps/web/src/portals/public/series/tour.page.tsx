import { Page } from '@ramplight/ui/frame/page.tsx'
import { TourView } from '#features/results/series/index.ts'
import { t } from '../public.texts.ts'
import { JoinLink } from './join-link.tsx'

export function PublicTourPage({ id }: { id: string }) {
  return (
    <Page width="form">
      <TourView id={id} base="" actions={() => <JoinLink href={`/angler/tours/${id}`}>{t('series.joinTour')}</JoinLink>} />
    </Page>
  )
}
