import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Settings } from '@ramplight/domain/scoring/types'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { WeightField } from '@ramplight/ui/form/weight-field.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { unitOf } from '#platform/values/typed-weight.ts'
import { type BagDetails, bonusSpecies, lacksPenaltyReason } from '../bag/bag-entry.ts'
import { t } from './views.texts.ts'
import { weightEntry } from './weight-entry.ts'

const declared = declaredBy(weighInCalls.create)

/** `mostAlive`: as many live fish as there can be. */
type Props = { values: BagDetails; mostAlive: number; rules: Settings['weight']; onChange: (details: Partial<BagDetails>) => void }

/** A judge's own penalty; and, where live fish earn a bonus, which species they are and how many of them live. */
export function BagDetailFields({ values, mostAlive, rules, onChange }: Props) {
  const { manualPenalty, manualPenaltyReason, species, liveFishCount } = values
  const named = bonusSpecies(rules)
  return (
    <>
      <WeightField
        label={t('bagDetails.manualPenalty')}
        value={manualPenalty || null}
        onChange={(weight) => onChange({ manualPenalty: weight || null })}
        {...weightEntry(unitOf(rules))}
      />
      <TextField
        label={t('bagDetails.reason')}
        description={t('bagDetails.shownInLog')}
        value={manualPenaltyReason ?? ''}
        maxLength={declared.longest('manualPenaltyReason')}
        error={lacksPenaltyReason(values) && t('bagDetails.saysWhy')}
        onChange={(event) => onChange({ manualPenaltyReason: event.currentTarget.value || null })}
      />
      {named.length > 0 && (
        <DeviceChoiceField
          label={t('bagDetails.species')}
          description={t('bagDetails.whatSpeciesDecides')}
          value={species ?? ''}
          data={[{ value: '', label: t('bagDetails.mixedOrNotSaid') }, ...named]}
          onChange={(event) => onChange({ species: event.currentTarget.value || null })}
        />
      )}
      {(rules?.liveFishBonuses?.length ?? 0) > 0 && (
        <NumberField
          label={t('bagDetails.liveFish')}
          description={t('bagDetails.whatLiveFishMeans')}
          value={liveFishCount ?? ''}
          max={Math.max(0, mostAlive)}
          clampBehavior="strict"
          onChange={(value) => onChange({ liveFishCount: value === '' ? null : Number(value) })}
        />
      )}
    </>
  )
}
