import { type Division, divisionCalls } from '@ramplight/contract/tours/divisions'
import type { Tour } from '@ramplight/contract/tours/tours'
import { ChoiceBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { t } from './divisions.texts.ts'

type Values = { name: string; tour: string | null }
type Props = { division: Division | null; tours: readonly Tour[]; onClose: () => void }

/** Add one, or change one. A new one is of the tour, where there is only one. */
export function DivisionSheet({ division, tours, onClose }: Props) {
  const valuesOf = (stored: Division | null): Values => ({
    name: stored?.name ?? '',
    tour: stored ? (stored.tour ?? null) : tours.length === 1 ? tours[0]!._id : null,
  })
  return (
    <RecordSheet
      title={division ? division.name : t('divisionSheet.add')}
      calls={divisionCalls}
      record={division}
      valuesOf={valuesOf}
      draftKey={`division-${division?._id ?? 'new'}`}
      saveLabel={t(division ? 'divisionSheet.save' : 'divisionSheet.add')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" placeholder={t('divisionSheet.example')} />
          <ChoiceBox form={form} path="tour" options={tours.map(({ _id, name }) => ({ value: _id, label: name }))} clearable />
        </>
      )}
    </RecordSheet>
  )
}
