import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AdvertiserTable } from '#features/sponsors/advertisers/index.ts'
import { t } from '../sys-admin.texts.ts'

/** Whose cards stand among the tournaments. */
export function AdvertisersPage() {
  const [adding, setAdding] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('advertisers.title')}
        meta={t('advertisers.about')}
        primary={{ label: t('advertisers.add'), icon: IconPlus, onClick: () => setAdding(true) }}
      />
      <AdvertiserTable adding={adding} onAdd={setAdding} />
    </Page>
  )
}
