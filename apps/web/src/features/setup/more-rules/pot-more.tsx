import type { Pot } from '@ramplight/contract/tournaments/settings'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { type Display, type FieldForm, WeightBox } from '#platform/record-form/bound-fields.tsx'
import { shownIn } from '../form/section-props.ts'
import { t } from './more-rules.texts.ts'
import { MoreRules } from './more-rules.tsx'

type Props = { form: FieldForm; path: string; pot: Pot; change: (part: Partial<Pot>) => void }

/** How light is too light for a pot, and what happens to money that nobody wins. */
export function PotMore({ form, path, pot, change }: Props) {
  const display = shownIn(form, 'settings.weight.display') as Display
  const ofPot: FieldForm = {
    ...form,
    get: (field) => pot[field as keyof Pot],
    set: (field, value) => change({ [field]: value }),
    errorOf: () => undefined,
  }
  return (
    <MoreRules form={ofPot} rules={['minimumWeight', 'carryOver', 'carriedIn']} about={t('potMore.aboutPot')}>
      <FieldRow>
        <WeightBox
          form={{ ...ofPot, get: () => pot.minimumWeight, set: (_, weight) => change({ minimumWeight: weight as number | undefined }) }}
          path={`${path}.minimumWeight`}
          description={t('potMore.smallestWeightHelp')}
          display={display}
        />
        <MoneyField
          label={form.declared?.labelOf(`${path}.carriedIn`)}
          description={t('potMore.carriedInHelp')}
          value={pot.carriedIn ?? null}
          onChange={(cents) => change({ carriedIn: cents ?? undefined })}
          disabled={form.readOnly}
        />
      </FieldRow>
      <FlagField
        label={form.declared?.labelOf(`${path}.carryOver`)}
        description={t('potMore.carryOverHelp')}
        checked={pot.carryOver ?? false}
        onChange={(event) => change({ carryOver: event.currentTarget.checked || undefined })}
        disabled={form.readOnly}
      />
    </MoreRules>
  )
}
