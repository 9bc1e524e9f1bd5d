import { Button } from '@mantine/core'
import type { MoneyYear } from '@ramplight/contract/payments/money-year'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { later } from '@ramplight/ui/parts/later.tsx'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { MoneyByEvent, moneyYearTexts as t } from '#features/payments/money-year/index.ts'
import { OnTheServer } from '#platform/on-the-server.tsx'
import { moneyYearPaper } from './money-year-paper.ts'
import { ReportTabs } from './report-tabs.tsx'

const PrintDialog = later(() => import('#features/print/index.ts').then((module) => module.PrintDialog))

/** What the events of a year brought. */
export function ReportsPage() {
  const [printed, setPrinted] = useState<MoneyYear | null>(null)
  return (
    <Page>
      <PageHeader title={t('title')} meta={t('about')} tabs={<ReportTabs now="money" />} />
      <OnTheServer title={t('needsInternet')} text={t('needsInternetText')}>
        <MoneyByEvent
          actions={(money) => (
            <Button variant="default" leftSection={<IconPrinter aria-hidden />} onClick={() => setPrinted(money)}>
              {t('print')}
            </Button>
          )}
        />
      </OnTheServer>
      {printed && (
        <PrintDialog
          onClose={() => setPrinted(null)}
          choices={[{ key: 'money', name: t('title'), paper: () => moneyYearPaper(printed) }]}
        />
      )}
    </Page>
  )
}
