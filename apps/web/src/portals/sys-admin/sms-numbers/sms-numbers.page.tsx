import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { SmsNumbers } from '#features/messaging/sms-numbers/index.ts'
import { t } from '../sys-admin.texts.ts'

export const SmsNumbersPage = () => (
  <Page width="form">
    <PageHeader title={t('smsNumbers.title')} meta={t('smsNumbers.about')} />
    <SmsNumbers />
  </Page>
)
