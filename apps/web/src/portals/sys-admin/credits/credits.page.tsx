import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { BankTable, GrantSheet } from '#features/payments/credits/index.ts'
import type { Director } from '#features/payments/directors/index.ts'
import { t } from '../sys-admin.texts.ts'

/** Who has sign-up credits; given here. */
export function SystemCreditsPage() {
  const [granting, setGranting] = useState<Director[] | null>(null)
  return (
    <Page>
      <PageHeader
        title={t('credits.title')}
        meta={t('credits.about')}
        primary={{ label: t('credits.grant'), icon: IconPlus, onClick: () => setGranting([]) }}
      />
      <BankTable onGrant={setGranting} />
      {granting && <GrantSheet directors={granting} onClose={() => setGranting(null)} />}
    </Page>
  )
}
