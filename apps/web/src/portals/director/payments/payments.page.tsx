import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { LedgerTable } from '#features/payments/payments/index.ts'
import { t } from './payments.texts.ts'

export const PaymentsPage = () => (
  <Page>
    <PageHeader title={t('payments.payments')} meta={t('payments.about')} />
    <LedgerTable />
  </Page>
)
