import { type Species, speciesCalls, waterType } from '@ramplight/contract/tournaments/species'
import { ChoiceBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'

type Values = Pick<Species, 'name' | 'waterType'>
type Props = { species: Species | null; system: boolean; onClose: () => void }

const valuesOf = (species: Species | null): Values => ({ name: species?.name ?? '', waterType: species?.waterType ?? 'Freshwater' })

/** Add one, or change one. */
export function SpeciesSheet({ species, system, onClose }: Props) {
  return (
    <RecordSheet
      title={species ? species.name : system ? 'Add system species' : 'Add species'}
      calls={speciesCalls}
      record={species}
      valuesOf={valuesOf}
      created={() => (system ? { systemDefault: true } : {})}
      draftKey={`species-${species?._id ?? 'new'}`}
      saveLabel={species ? 'Save' : 'Add species'}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <ChoiceBox form={form} path="waterType" options={waterType.options} />
        </>
      )}
    </RecordSheet>
  )
}
