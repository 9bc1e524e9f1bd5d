import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { KpiMonths } from '#features/system/kpi-reports/index.ts'
import { t } from '../sys-admin.texts.ts'
import { ReportTabs } from './report-tabs.tsx'

export const KpiReportsPage = () => (
  <Page>
    <PageHeader title={t('reports.title')} meta={t('reports.kpisAbout')} tabs={<ReportTabs active="kpis" />} />
    <KpiMonths />
  </Page>
)
