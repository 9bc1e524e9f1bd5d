import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { JoinWithoutCode, ownTeamTexts as t } from '#features/registration/own-teams/index.ts'

/** `teams/join` alone: an invitation whose code was lost on the way. */
export function AnglerJoinWithoutCodePage() {
  return (
    <Page width="form">
      <PageHeader title={t('join.title')} />
      <JoinWithoutCode />
    </Page>
  )
}
