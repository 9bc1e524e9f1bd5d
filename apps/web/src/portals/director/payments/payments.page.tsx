import { Page } from '@ramplight/ui/page.tsx'
import { PageHeader } from '@ramplight/ui/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { PaymentTable, paymentsQuery } from '#features/payouts/payments/index.ts'
import { ListFailed } from '#platform/list-failed.tsx'

export function PaymentsPage() {
  const payments = useQuery(paymentsQuery())
  return (
    <Page>
      <PageHeader title="Payments" meta="Every tournament's money, newest first." />
      <ListFailed query={payments} what="payments">
        <PaymentTable payments={payments.data ?? []} loading={payments.isPending} />
      </ListFailed>
    </Page>
  )
}
