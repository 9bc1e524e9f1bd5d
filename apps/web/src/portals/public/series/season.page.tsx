import { Page } from '@ramplight/ui/frame/page.tsx'
import { SeasonView } from '#features/results/series/index.ts'
import { t } from '../public.texts.ts'
import { JoinLink } from './join-link.tsx'

export function PublicSeasonPage({ id }: { id: string }) {
  return (
    <Page width="form">
      <SeasonView id={id} base="" actions={() => <JoinLink href={`/angler/standings/${id}`}>{t('series.joinSeason')}</JoinLink>} />
    </Page>
  )
}
