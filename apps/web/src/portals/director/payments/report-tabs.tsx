import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { moneyYearTexts } from '#features/payments/money-year/index.ts'
import { winningsTexts } from '#features/payments/winnings/index.ts'
import { t } from '../director.texts.ts'

/** The reports of a director, each an address. */
export const ReportTabs = ({ now }: { now: 'money' | 'winnings' }) => (
  <PageTabs
    label={t('directorShell.reports')}
    tabs={[
      { label: moneyYearTexts('title'), href: '/director/reports', active: now === 'money' },
      { label: winningsTexts('title'), href: '/director/reports/winnings', active: now === 'winnings' },
    ]}
  />
)
