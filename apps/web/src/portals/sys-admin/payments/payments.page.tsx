import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconLock, IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AllBankCases } from '#features/payments/bank-cases/index.ts'
import { LockedAccounts, LockSheet } from '#features/payments/locked-accounts/index.ts'
import { AllInvoices, invoicesQuery } from '#features/payments/platform-fees/index.ts'
import { t } from '../sys-admin.texts.ts'

/** What directors owe the platform, and who is locked. */
export function SystemPaymentsPage() {
  const invoices = useQuery(invoicesQuery())
  const [locking, setLocking] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('fees.title')}
        meta={t('fees.about')}
        secondary={[
          { label: t('book.title'), icon: IconScale, href: '/sys-admin/payments/book' },
          { label: t('fees.lock'), icon: IconLock, onClick: () => setLocking(true) },
        ]}
      />
      <LockedAccounts />
      <AllBankCases />
      <Loaded query={invoices} what={t('fees.noun')}>
        {(loaded) => <AllInvoices invoices={loaded} />}
      </Loaded>
      {locking && <LockSheet opens={null} onClose={() => setLocking(false)} />}
    </Page>
  )
}
