import { seasonTieBreak } from '@ramplight/contract/tours/seasons'
import type { SeasonTieBreak } from '@ramplight/domain/points/season-results'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { seasonTieBreaks } from '#features/setup/words/index.ts'
import { ChoiceBox, type FieldForm } from '#platform/record-form/bound-fields.tsx'
import { t } from './seasons.texts.ts'

const PATH = 'seasonRules.tieBreaks'

/** A chosen step stands once; without one the list ends there. */
const chainWith = (chain: readonly SeasonTieBreak[], at: number, step: SeasonTieBreak | null): SeasonTieBreak[] =>
  step === null ? chain.slice(0, at) : [...chain.slice(0, at), step, ...chain.slice(at + 1).filter((other) => other !== step)]

/** What parts those level on points: one choice after the other, until the place is shared. */
export function SeasonTieFields({ form }: { form: FieldForm }) {
  const chain = (form.get(PATH) as SeasonTieBreak[] | undefined) ?? []
  const boxes = Math.min(chain.length + 1, seasonTieBreak.options.length)
  return (
    <FieldGroup legend={t('seasonTieFields.whenPointsAreEqual')} help={t('seasonTieFields.help')}>
      <FieldRow>
        {Array.from({ length: boxes }, (_, at) => {
          const left = seasonTieBreak.options.filter((step) => !chain.slice(0, at).includes(step))
          const one: FieldForm = {
            ...form,
            get: () => chain[at] ?? null,
            set: (_path, value) => form.set(PATH, chainWith(chain, at, (value as SeasonTieBreak | null | undefined) ?? null)),
          }
          return (
            <ChoiceBox
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the chain is what it is
              key={at}
              form={one}
              path={`${PATH}.${at}`}
              label={t(at === 0 ? 'seasonTieFields.first' : 'seasonTieFields.thenBy')}
              options={left.map((value) => ({ value, label: seasonTieBreaks()[value] }))}
              clearable
              placeholder={t('seasonTieFields.sharedPlace')}
            />
          )
        })}
      </FieldRow>
    </FieldGroup>
  )
}
