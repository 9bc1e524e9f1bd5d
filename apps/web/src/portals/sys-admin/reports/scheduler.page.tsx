import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { JobList } from '#features/system/kpi-reports/index.ts'
import { t } from '../sys-admin.texts.ts'
import { ReportTabs } from './report-tabs.tsx'

export const SchedulerPage = () => (
  <Page>
    <PageHeader title={t('reports.title')} meta={t('reports.jobsAbout')} tabs={<ReportTabs active="jobs" />} />
    <JobList />
  </Page>
)
