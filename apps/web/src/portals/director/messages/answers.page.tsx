import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { InboxList } from '#features/messaging/inbox/index.ts'
import { t } from './messages.texts.ts'

export const AnswersPage = () => (
  <Page>
    <PageHeader title={t('answersTitle')} meta={t('answersAbout')} />
    <InboxList />
  </Page>
)
