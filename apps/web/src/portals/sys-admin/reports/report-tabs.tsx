import { PageTabs } from '@ramplight/ui/frame/page-tabs.tsx'
import { t } from '../sys-admin.texts.ts'

/** How the product is used, and what it does by the clock. */
export const ReportTabs = ({ active }: { active: 'kpis' | 'jobs' }) => (
  <PageTabs
    label={t('reports.title')}
    tabs={[
      { label: t('reports.kpis'), href: '/sys-admin/kpi-reports', active: active === 'kpis' },
      { label: t('reports.jobs'), href: '/sys-admin/scheduler/list', active: active === 'jobs' },
    ]}
  />
)
