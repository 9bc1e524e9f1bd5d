import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { useTournament } from '#features/tournaments/tournaments/index.ts'
import { t } from './results.texts.ts'

/** Between the standings and how the pool and the places come about. */
export function ResultsTabs({ at }: { at: 'standings' | 'pool' }) {
  const base = `/director/tournaments/${useTournament()._id}/results`
  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { label: t('tabs.standings'), href: base, active: at === 'standings' },
        { label: t('tabs.pool'), href: `${base}/pool`, active: at === 'pool' },
      ]}
    />
  )
}
