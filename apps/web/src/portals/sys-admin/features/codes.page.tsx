import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CodeTable } from '#features/payments/subscription-codes/index.ts'
import { allLevelsQuery } from '#features/payments/subscriptions/index.ts'
import { t } from '../sys-admin.texts.ts'
import { FeatureTabs } from './feature-tabs.tsx'

/** Codes that open a level without a card. */
export function SubscriptionCodesPage() {
  const [adding, setAdding] = useState(false)
  const { data: levels = null } = useQuery(allLevelsQuery())
  return (
    <Page>
      <PageHeader
        title={t('features.title')}
        meta={t('features.codesAbout')}
        primary={{ label: t('features.addCode'), icon: IconPlus, onClick: () => setAdding(true) }}
        tabs={<FeatureTabs active="codes" />}
      />
      <CodeTable levels={levels} adding={adding} onAdd={setAdding} />
    </Page>
  )
}
