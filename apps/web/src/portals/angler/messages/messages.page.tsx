import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { MessageChoices } from '#features/messaging/choices/index.ts'
import { InboxList, inboxTexts as t } from '#features/messaging/inbox/index.ts'
import { NotificationsHere } from '#features/messaging/push/index.ts'

export const AnglerMessagesPage = () => (
  <Page>
    <PageHeader title={t('title')} meta={t('about')} />
    <InboxList canAnswer />
    <NotificationsHere />
    <MessageChoices />
  </Page>
)
