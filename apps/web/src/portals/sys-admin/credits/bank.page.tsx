import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { BankView, bankQuery, GrantSheet, holderOf } from '#features/payments/credits/index.ts'
import { t } from '../sys-admin.texts.ts'

/** The credits of one director. */
export function CreditBankPage() {
  const bank = useQuery(bankQuery(useParams({ from: '/sys-admin/credits/$id' }).id))
  const [granting, setGranting] = useState(false)
  const name = bank.data ? holderOf(bank.data) : t('credits.title')
  return (
    <Page>
      <PageHeader
        title={name}
        crumbs={[{ label: t('credits.title'), href: '/sys-admin/credits' }, { label: name }]}
        primary={{ label: t('credits.grant'), icon: IconPlus, onClick: () => setGranting(true) }}
      />
      <Loaded query={bank} what={t('credits.noun')}>
        {(loaded) => (
          <>
            <BankView bank={loaded} />
            {granting && <GrantSheet directors={[{ user: loaded.user, name: holderOf(loaded) }]} onClose={() => setGranting(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}
