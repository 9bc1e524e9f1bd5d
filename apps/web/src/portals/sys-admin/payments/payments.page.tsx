import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { AllInvoices, invoicesQuery } from '#features/payments/platform-fees/index.ts'
import { t } from '../sys-admin.texts.ts'

/** What directors owe the platform, and who is locked. */
export function SystemPaymentsPage() {
  const invoices = useQuery(invoicesQuery())
  return (
    <Page>
      <PageHeader title={t('fees.title')} meta={t('fees.about')} />
      <Loaded query={invoices} what={t('fees.noun')}>
        {(loaded) => <AllInvoices invoices={loaded} />}
      </Loaded>
    </Page>
  )
}
