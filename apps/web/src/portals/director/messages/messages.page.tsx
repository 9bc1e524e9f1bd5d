import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconMessageReply, IconSend } from '@tabler/icons-react'
import { SentTable } from '#features/messaging/compose/index.ts'
import { useUnread } from '#features/messaging/inbox/index.ts'
import { t } from './messages.texts.ts'

export function MessagesPage() {
  const unread = useUnread()
  return (
    <Page>
      <PageHeader
        title={t('title')}
        meta={t('about')}
        primary={{ label: t('write'), icon: IconSend, href: '/director/messages/new' }}
        secondary={[{ label: t('answers', { count: unread }), icon: IconMessageReply, href: '/director/messages/answers' }]}
      />
      <SentTable writeAt="/director/messages/new" />
    </Page>
  )
}
