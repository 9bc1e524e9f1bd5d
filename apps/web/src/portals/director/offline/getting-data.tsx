import { useRecordsHere } from '#features/offline-data/index.ts'
import { PrepDialog } from '#features/sync/drawer/index.ts'
import { t } from './offline.texts.ts'

/** While everything is fetched: how much has come. How much there is, nobody knows before the end. */
export function GettingData({ opened }: { opened: boolean }) {
  const held = useRecordsHere()
  const detail = held ? t('gettingData.soFar', { tables: held.tables, records: held.records }) : undefined
  return <PrepDialog opened={opened} done={0} total={null} detail={detail} />
}
