import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconAdjustments } from '@tabler/icons-react'
import { InboxList, inboxTexts as t } from '#features/messaging/inbox/index.ts'
import { t as angler } from '../angler.texts.ts'

export const AnglerMessagesPage = () => (
  <Page>
    <PageHeader
      title={t('title')}
      meta={t('about')}
      secondary={[{ label: angler('settings.whatWeSend'), href: '/angler/settings', icon: IconAdjustments }]}
    />
    <InboxList canAnswer />
  </Page>
)
