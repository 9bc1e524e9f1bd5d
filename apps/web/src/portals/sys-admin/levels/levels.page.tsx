import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { CardsMode, LevelTable } from '#features/payments/subscription-levels/index.ts'
import { t } from '../sys-admin.texts.ts'

/** What directors can subscribe to. */
export function SubscriptionLevelsPage() {
  const [adding, setAdding] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('levels.title')}
        meta={t('levels.about')}
        primary={{ label: t('levels.add'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <CardsMode />
      <LevelTable adding={adding} onAdd={setAdding} />
    </Page>
  )
}
