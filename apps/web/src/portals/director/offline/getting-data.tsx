import { writeNumber } from '@ramplight/ui/values/numbers'
import { useRecordsHere } from '#features/offline-data/index.ts'
import { PrepDialog } from '#features/sync/drawer/index.ts'

/** While everything is fetched: how much has come. How much there is, nobody knows before the end. */
export function GettingData({ opened }: { opened: boolean }) {
  const held = useRecordsHere()
  const detail = held ? `${held.tables} tables, ${writeNumber(held.records)} records so far` : undefined
  return <PrepDialog opened={opened} done={0} total={null} detail={detail} />
}
