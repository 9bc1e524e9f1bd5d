import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useParams } from '@tanstack/react-router'
import { JoinOwnTeam, ownTeamTexts as t } from '#features/registration/own-teams/index.ts'

export function AnglerJoinOwnTeamPage() {
  const { code } = useParams({ from: '/angler/teams/join/$code' })
  return (
    <Page width="form">
      <PageHeader title={t('join.title')} />
      <JoinOwnTeam code={code} />
    </Page>
  )
}
