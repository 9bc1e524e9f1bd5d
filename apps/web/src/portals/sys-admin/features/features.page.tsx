import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FeaturesView, featuresQuery } from '#features/payments/subscription-features/index.ts'
import { allLevelsQuery } from '#features/payments/subscriptions/index.ts'
import { t } from '../sys-admin.texts.ts'
import { FeatureTabs } from './feature-tabs.tsx'

/** Features by levels. */
export function SubscriptionFeaturesPage() {
  const [adding, setAdding] = useState(false)
  const features = useQuery(featuresQuery())
  const levels = useQuery(allLevelsQuery())
  return (
    <Page>
      <PageHeader
        title={t('features.title')}
        meta={t('features.about')}
        primary={{ label: t('features.add'), icon: IconPlus, onClick: () => setAdding(true) }}
        tabs={<FeatureTabs active="features" />}
      />
      <Loaded query={levels} what={t('features.levelsNoun')}>
        {(all) => (
          <Loaded query={features} what={t('features.noun')}>
            {(loaded) => <FeaturesView features={loaded} levels={all} adding={adding} onAdd={setAdding} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}
