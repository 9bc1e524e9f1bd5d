import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { ComposeForm } from '#features/messaging/compose/index.ts'
import { useGo } from '#platform/use-go.ts'
import { t } from './messages.texts.ts'

export function NewMessagePage() {
  const go = useGo()
  return (
    <Page width="form">
      <PageHeader title={t('newTitle')} meta={t('newAbout')} />
      <ComposeForm event={null} onSent={() => go('/director/messages')} />
    </Page>
  )
}
