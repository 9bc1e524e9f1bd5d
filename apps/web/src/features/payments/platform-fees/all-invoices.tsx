import type { PlatformInvoice } from '@ramplight/contract/payments/platform-invoices'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { t } from './platform-fees.texts.ts'

/** The invoices of all directors, for who runs the system. */
export const AllInvoices = ({ invoices }: { invoices: readonly PlatformInvoice[] }) => (
  <Section title={t('fees.invoices')} flush>
    <InvoiceRows invoices={invoices} isOwn={false} none={t('fees.none')} />
  </Section>
)
