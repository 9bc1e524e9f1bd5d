import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Registration, teamSignUpTexts as t } from '#features/registration/team-sign-up/index.ts'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'

export function AnglerRegistrationPage() {
  const { id } = useParams({ from: '/angler/tournaments/$id/registration' })
  const tournament = useQuery(tournamentQuery(id))
  return (
    <Page width="form">
      <Loaded query={tournament} what={t('tournament')}>
        {(one) => (
          <>
            <PageHeader title={t('title')} meta={[one.name, writeDates(one.tournamentDates), `${one.landing}, ${one.city} ${one.state}`]} />
            <Registration tournament={one} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
