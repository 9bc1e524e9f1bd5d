import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { winningsTexts as t, WinningsByYear } from '#features/payments/winnings/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { ReportTabs } from './report-tabs.tsx'

/** What was won in a year, for the tax forms. */
export const WinningsPage = () => (
  <Page>
    <PageHeader title={t('title')} meta={t('about')} tabs={<ReportTabs now="winnings" />} />
    <OnTheServer title={t('needsInternet')} text={t('needsInternetText')}>
      <WinningsByYear />
    </OnTheServer>
  </Page>
)
