import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { ImportEvent } from '#features/results/event-files/index.ts'
import { CreateTourBox, ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './tournaments.texts.ts'

export function ImportEventPage() {
  const user = useSession()!.user
  const tours = useQuery(ownToursQuery(user))
  return (
    <Page width="form">
      <PageHeader
        title={t('importEvent.title')}
        crumbs={[{ label: t('importEvent.tournaments'), href: '/director/tournaments' }, { label: t('importEvent.import') }]}
        meta={t('importEvent.about')}
      />
      <Loaded query={tours} what={t('newTournament.toursNoun')}>
        {(own) => (own.length === 0 ? <CreateTourBox lead={t('newTournament.noTours')} /> : <ImportEvent tours={own} />)}
      </Loaded>
    </Page>
  )
}
