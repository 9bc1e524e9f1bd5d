import { type Species, speciesCalls, waterType } from '@ramplight/contract/tournaments/species'
import { ChoiceBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { t } from './species.texts.ts'

type Values = Pick<Species, 'name' | 'waterType'>
type Props = { species: Species | null; system: boolean; onClose: () => void }

const valuesOf = (species: Species | null): Values => ({ name: species?.name ?? '', waterType: species?.waterType ?? 'Freshwater' })

/** Add one, or change one. */
export function SpeciesSheet({ species, system, onClose }: Props) {
  return (
    <RecordSheet
      title={species ? species.name : system ? t('speciesSheet.addSystemSpecies') : t('speciesSheet.addSpecies')}
      calls={speciesCalls}
      record={species}
      valuesOf={valuesOf}
      created={() => (system ? { systemDefault: true } : {})}
      draftKey={`species-${species?._id ?? 'new'}`}
      saveLabel={species ? t('speciesSheet.save') : t('speciesSheet.addSpecies')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <ChoiceBox form={form} path="waterType" options={waterType.options.map((value) => ({ value, label: t(`water.${value}`) }))} />
        </>
      )}
    </RecordSheet>
  )
}
