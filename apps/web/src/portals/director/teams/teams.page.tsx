import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownTeamsQuery, TeamList } from '#features/registration/teams/index.ts'
import { ownToursQuery } from '#features/tours/tours/index.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './teams.texts.ts'

export function TeamsPage() {
  const user = useSession()!.user
  const [adding, setAdding] = useState(false)
  const teams = useQuery(ownTeamsQuery(user))
  const tours = useQuery(ownToursQuery(user))
  return (
    <Page>
      <PageHeader
        title={t('teams.title')}
        meta={t('teams.about')}
        primary={{ label: t('teams.add'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <TeamList teams={teams} tours={tours.data ?? []} adding={adding} onAdd={setAdding} />
    </Page>
  )
}
