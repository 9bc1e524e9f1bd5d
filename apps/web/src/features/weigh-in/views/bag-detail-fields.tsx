import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Settings } from '@ramplight/domain/scoring/types'
import { weightMeant } from '@ramplight/domain/scoring/weight-meant'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { WeightField } from '@ramplight/ui/form/weight-field.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { unitName, unitOf, weightExample, writeWeight } from '#platform/values/typed-weight.ts'
import { type BagDetails, lacksPenaltyReason } from '../bag/bag-entry.ts'
import { readWeight } from '../bag/weighed-values.ts'
import { t } from './views.texts.ts'

const declared = declaredBy(weighInCalls.create)

/** `mostAlive`: as many live fish as there can be. */
type Props = { values: BagDetails; mostAlive: number; rules: Settings['weight']; onChange: (details: Partial<BagDetails>) => void }

/** A judge's own penalty; and, where live fish earn a bonus, which species they are and how many of them live. */
export function BagDetailFields({ values, mostAlive, rules, onChange }: Props) {
  const { manualPenalty, manualPenaltyReason, species, liveFishCount } = values
  const unit = unitOf(rules)
  const bonuses = rules?.liveFishBonuses ?? []
  const named = bonuses.flatMap((bonus) => bonus.species ?? [])
  return (
    <>
      <WeightField
        label={t('bagDetails.manualPenalty')}
        unit={unitName[unit]}
        value={manualPenalty || null}
        onChange={(weight) => onChange({ manualPenalty: weight || null })}
        parse={(text) => readWeight(text, unit)}
        format={(weight) => writeWeight(weight, unit)}
        invalidText={weightExample(unit)}
        {...(unit === 'lb-oz' ? { meant: weightMeant } : {})}
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
      {bonuses.length > 0 && (
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
