import { newId } from '@ramplight/contract/kernel/new-id'
import { type Species, speciesCalls } from '@ramplight/contract/tournaments/species'
import { call } from '#platform/call.ts'
import { invalidateFamilies } from '#platform/query.ts'
import { ChoiceBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { changedPart } from '#platform/record-form/paths.ts'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { required } from '#platform/record-form/required.ts'

const labels: Record<string, string> = { name: 'Name', waterType: 'Water' }
const labelOf = (path: string) => labels[path] ?? path
const WATERS = ['Freshwater', 'Saltwater', 'Both']

type Values = Pick<Species, 'name' | 'waterType'>
type Props = { species: Species | null; system: boolean; onClose: () => void }

/** Add one, or change one. */
export function SpeciesSheet({ species, system, onClose }: Props) {
  const start: Values = species ? { name: species.name, waterType: species.waterType } : { name: '', waterType: 'Freshwater' }
  const save = async (values: Values) => {
    if (species)
      await call(speciesCalls.update, { params: { id: species._id }, body: { ...changedPart(start, values), _rev: species._rev } })
    else await call(speciesCalls.create, { body: { _id: newId(), ...values, ...(system ? { systemDefault: true } : {}) } })
    await invalidateFamilies('/api/species/')
  }
  return (
    <RecordSheet
      title={species ? species.name : system ? 'Add system species' : 'Add species'}
      start={start}
      draftKey={`species-${species?._id ?? 'new'}`}
      labelOf={labelOf}
      check={required(['name'], labelOf)}
      save={save}
      saveLabel={species ? 'Save' : 'Add species'}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" label="Name" maxLength={80} />
          <ChoiceBox form={form} path="waterType" label="Water" options={WATERS} />
        </>
      )}
    </RecordSheet>
  )
}
