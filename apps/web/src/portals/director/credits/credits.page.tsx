import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { CreditsView, creditsQuery } from '#features/payments/credits/index.ts'
import { ownTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './credits.texts.ts'

export function CreditsPage() {
  const { user } = useSession()!
  const credits = useQuery(creditsQuery(user._id))
  const { data: events } = useQuery(ownTournamentsQuery(user))
  const names = useMemo(() => new Map((events?.message ?? []).map(({ _id, name }) => [_id, name])), [events])
  const nameOf = useCallback((id: string) => names.get(id), [names])
  return (
    <Page>
      <PageHeader title={t('title')} meta={t('about')} />
      <Loaded query={credits} what={t('noun')}>
        {(loaded) => <CreditsView credits={loaded} nameOf={nameOf} />}
      </Loaded>
    </Page>
  )
}
