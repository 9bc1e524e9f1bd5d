import type { SubscriptionFeature } from '@ramplight/contract/subscriptions/subscription-features'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconListCheck, IconStairs } from '@tabler/icons-react'
import { useState } from 'react'
import { FeatureMatrix } from './feature-matrix.tsx'
import { FeatureSheet } from './feature-sheet.tsx'
import { t } from './features.texts.ts'

type Props = {
  features: readonly SubscriptionFeature[]
  levels: readonly SubscriptionLevel[]
  adding: boolean
  onAdd: (adding: boolean) => void
}

/** What each level has, to be ticked. */
export function FeaturesView({ features, levels, adding, onAdd }: Props) {
  const [open, setOpen] = useState<SubscriptionFeature | null>(null)
  return (
    <>
      {levels.length === 0 && <EmptyState icon={IconStairs} text={t('noLevels')} />}
      {features.length === 0 ? (
        <EmptyState icon={IconListCheck} text={t('none')} action={{ label: t('add'), onClick: () => onAdd(true) }} />
      ) : (
        <Section title={t('title')} note={t('note')} flush>
          <FeatureMatrix features={features} levels={levels} onOpen={setOpen} />
        </Section>
      )}
      {open && <FeatureSheet feature={open} onClose={() => setOpen(null)} />}
      {adding && <FeatureSheet feature={null} onClose={() => onAdd(false)} />}
    </>
  )
}
