import { Page } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import { winningsTexts as t, WinningsByYear } from '#features/payments/winnings/index.ts'
import { useOnline } from '#platform/use-online.ts'

/** What was won in a year, for the tax forms. */
export function WinningsPage() {
  const online = useOnline()
  return (
    <Page>
      <PageHeader title={t('title')} meta={t('about')} />
      {online ? <WinningsByYear /> : <EmptyState icon={IconCloudOff} title={t('needsInternet')} text={t('needsInternetText')} />}
    </Page>
  )
}
