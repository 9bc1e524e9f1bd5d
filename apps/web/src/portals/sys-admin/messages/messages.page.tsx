import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { OutgoingNotice, OutgoingTable } from '#features/messaging/outgoing-messages/index.ts'
import { t } from './messages.texts.ts'

export function MessagesPage() {
  return (
    <Page>
      <PageHeader title={t('messages.title')} meta={t('messages.about')} />
      <OutgoingNotice />
      <OutgoingTable />
    </Page>
  )
}
