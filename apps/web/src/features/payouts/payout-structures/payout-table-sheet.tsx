import { type PayoutStructure, payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { t } from './payout-structures.texts.ts'
import { PlacementRows } from './placement-rows.tsx'

type Values = Pick<PayoutStructure, 'name' | 'tables'>
const FIRST_TABLES: Values['tables'] = [
  { places: 1, percentages: [{ place: 1, percentage: 100 }] },
  { places: 2, percentages: [60, 40].map((percentage, index) => ({ place: index + 1, percentage })) },
  { places: 3, percentages: [50, 30, 20].map((percentage, index) => ({ place: index + 1, percentage })) },
]

const valuesOf = (structure: PayoutStructure | null): Values => ({
  name: structure?.name ?? '',
  tables: structure?.tables ?? FIRST_TABLES,
})

type Props = { structure: PayoutStructure | null; readOnly: boolean; onClose: () => void }

export function PayoutTableSheet({ structure, readOnly, onClose }: Props) {
  return (
    <RecordSheet
      title={structure ? structure.name : t('payoutTableSheet.newPayoutTable')}
      subtitle={readOnly ? t('payoutTableSheet.systemTable') : undefined}
      calls={payoutStructureCalls}
      record={structure}
      valuesOf={valuesOf}
      readOnly={readOnly}
      draftKey={`payout-table-${structure?._id ?? 'new'}`}
      size="lg"
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={{ ...form, readOnly }} path="name" />
          <PlacementRows form={{ ...form, readOnly }} />
        </>
      )}
    </RecordSheet>
  )
}
