import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { LedgerTable } from '#features/payments/payments/index.ts'

export const PaymentsPage = () => (
  <Page>
    <PageHeader title="Payments" meta="Every tournament's money, newest first." />
    <LedgerTable />
  </Page>
)
