import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
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
      {unread > 0 && (
        <Banner icon={IconMessageReply}>
          <UiLink href="/director/messages/answers">{t('answers', { count: unread })}</UiLink>
        </Banner>
      )}
      <SentTable writeAt="/director/messages/new" />
    </Page>
  )
}
