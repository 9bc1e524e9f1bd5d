import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { type TieBreak, tieBreaks } from '#features/setup/words/index.ts'
import { ChoiceBox, type FieldForm } from '#platform/record-form/bound-fields.tsx'
import { chainWith, choicesAt } from './tie-chain.ts'
import { t } from './what-if.texts.ts'

const PATH = 'settings.tieBreaks'

type Props = { form: FieldForm; days: number; inForce: readonly TieBreak[] }

/** What decides when weights are equal, and what then: one choice after the other, until the place is shared. */
export function TieChainField({ form, days, inForce }: Props) {
  const chain = form.get(PATH) as TieBreak[]
  return (
    <FieldRow>
      {chain.map((step, at) => {
        const choices = choicesAt(chain, at, { days, inForce })
        if (at > 0 && choices.length === 1) return null
        const one: FieldForm = {
          ...form,
          get: () => step,
          set: (_, value) => form.set(PATH, chainWith(chain, at, value as TieBreak)),
        }
        return (
          <ChoiceBox
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the chain is what it is
            key={at}
            form={one}
            path={`${PATH}.${at}`}
            label={at === 0 ? t('tieChainField.tiesGoBy') : t('tieChainField.thenBy')}
            options={choices.map((value) => ({ value, label: tieBreaks()[value].name }))}
          />
        )
      })}
    </FieldRow>
  )
}
