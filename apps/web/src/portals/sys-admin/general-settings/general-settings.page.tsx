import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { GeneralSettings } from '#features/system/admin-settings/index.ts'
import { HistoryTable, settingsAuditQuery } from '#features/system/audit/index.ts'
import { DirectorsSecondStep } from '#features/system/security-events/index.ts'
import { useTableAddress } from '#platform/use-table-address.ts'
import { t } from '../sys-admin.texts.ts'

/** What holds for the whole system, and who changed it. */
export function GeneralSettingsPage() {
  const changes = useQuery(settingsAuditQuery())
  const address = useTableAddress({ pageSize: 10 })
  return (
    <Page>
      <PageHeader title={t('generalSettings.title')} meta={t('generalSettings.about')} />
      <GeneralSettings logIn={<DirectorsSecondStep />} />
      <Section title={t('generalSettings.changes')} flush>
        <Loaded query={changes} what={t('generalSettings.changesNoun')}>
          {(lines) => <HistoryTable lines={lines} zone={undefined} {...address} />}
        </Loaded>
      </Section>
    </Page>
  )
}
