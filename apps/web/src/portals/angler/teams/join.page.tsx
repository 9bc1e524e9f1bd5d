import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useParams } from '@tanstack/react-router'
import { JoinOwnTeam, JoinWithoutCode, ownTeamTexts as t } from '#features/registration/own-teams/index.ts'

export function AnglerJoinOwnTeamPage() {
  // Without one for who opens `teams/join` alone.
  const { code } = useParams({ strict: false }) as { code?: string }
  return (
    <Page width="form">
      <PageHeader title={t('join.title')} />
      {code ? <JoinOwnTeam code={code} /> : <JoinWithoutCode />}
    </Page>
  )
}
