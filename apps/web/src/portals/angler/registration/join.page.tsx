import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { useParams } from '@tanstack/react-router'
import { JoinTeam, teamSignUpTexts as t } from '#features/registration/team-sign-up/index.ts'

export function AnglerJoinPage() {
  const { code } = useParams({ from: '/angler/join/$code' })
  return (
    <Page width="form">
      <PageHeader title={t('join.title')} />
      <JoinTeam code={code} />
    </Page>
  )
}
