import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { FeatureList, levelAdminTexts as t } from '#features/payments/level-admin/index.ts'
import { LevelTabs } from './level-tabs.tsx'

export function FeaturesPage() {
  const [adding, setFeature] = useState(false)
  return (
    <Page>
      <PageHeader
        title={t('features.title')}
        meta={t('features.about')}
        primary={{ label: t('features.add'), icon: IconPlus, onClick: () => setFeature(true) }}
        tabs={<LevelTabs now="features" />}
      />
      <FeatureList adding={adding} onAdd={setFeature} />
    </Page>
  )
}
