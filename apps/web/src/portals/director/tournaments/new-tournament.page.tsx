import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { QuickCreate } from '#features/tournaments/quick-create/index.ts'
import { fullOwnTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { CreateTourBox, ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './tournaments.texts.ts'

export function NewTournamentPage() {
  const user = useSession()!.user
  const { tour } = useSearch({ from: '__root__' })
  const tours = useQuery(ownToursQuery(user))
  const seasons = useQuery(ownSeasonsQuery(user))
  const past = useQuery(fullOwnTournamentsQuery(user))
  return (
    <Page width="form">
      <PageHeader
        title={t('newTournament.newTournament')}
        crumbs={[{ label: t('newTournament.tournaments'), href: '/director/tournaments' }, { label: t('newTournament.new') }]}
        meta={t('newTournament.about')}
      />
      <Loaded query={tours} what={t('newTournament.toursNoun')}>
        {(own) =>
          own.length === 0 ? (
            <CreateTourBox lead={t('newTournament.noTours')} />
          ) : (
            <QuickCreate tours={own} seasons={seasons.data ?? []} past={past.data ?? []} startTour={tour} ready={!past.isPending} />
          )
        }
      </Loaded>
    </Page>
  )
}
