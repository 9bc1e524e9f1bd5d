import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { LoadingRows } from '@ramplight/ui/states/loading-rows.tsx'
import { IconCloudDownload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DeviceFacts, deviceStorage } from '#features/offline-data/device/index.ts'
import {
  DeviceTables,
  deviceOverview,
  ReadyLine,
  SwitchedOffWork,
  storeOf,
  useOfflineReadiness,
  WaitingLine,
} from '#features/offline-data/index.ts'
import { deviceName } from '#platform/device.ts'
import { installsByHand } from '#platform/install.ts'
import type { Book } from '#platform/local/book/book.ts'
import { useBook, useLocal } from '#platform/local/book/use-local.ts'
import { useSyncCounts } from '#platform/local/book/use-sync.ts'
import { useOnline } from '#platform/use-online.ts'
import { GettingData } from './getting-data.tsx'
import { t } from './offline.texts.ts'
import { OfflineActions } from './offline-actions.tsx'
import { useGetData } from './use-get-data.ts'

const STORAGE = ['device-storage']
const overviewOf = (book: Book) => deviceOverview(storeOf(book))

/** What this device holds, how safe it is there, and how it gets in, out and off. Works without a network. */
export function OfflinePage() {
  const book = useBook()
  const online = useOnline()
  const client = useQueryClient()
  const readiness = useOfflineReadiness()
  const counts = useSyncCounts()
  const tables = useLocal(overviewOf, undefined, null)
  const storage = useQuery({ queryKey: STORAGE, queryFn: deviceStorage, networkMode: 'always', staleTime: 0, refetchInterval: 15_000 })
  const get = useGetData(() => void client.invalidateQueries({ queryKey: STORAGE }))
  return (
    <Page>
      <PageHeader
        title={t('offline.offlineData')}
        meta={[deviceName(), t('offline.about')]}
        primary={{
          label: t('offline.getDataForOffline'),
          icon: IconCloudDownload,
          onClick: () => book && get.run(book),
          loading: get.running,
          disabled: !online || !book,
          reason: online ? t('offline.notOpenYet') : t('offline.needsInternet'),
        }}
      />
      {readiness ? (
        <Section title={t('offline.ready')}>
          <ReadyLine readiness={readiness} />
        </Section>
      ) : (
        <LoadingRows rows={2} height={64} label={t('offline.loadingThisDevice')} />
      )}
      {counts && <WaitingLine counts={counts} />}
      <Section title={t('offline.onThisDevice')} note={t('offline.aboutTables')} flush>
        <DeviceTables tables={tables} />
      </Section>
      <Section title={t('offline.storageOnThisDevice')}>
        {storage.data ? (
          <DeviceFacts storage={storage.data} installsByHand={installsByHand()} />
        ) : (
          <LoadingRows rows={3} height={48} label={t('offline.loadingStorage')} />
        )}
      </Section>
      {book && <SwitchedOffWork book={book} />}
      {book && <OfflineActions book={book} />}
      <GettingData opened={get.running} />
    </Page>
  )
}
