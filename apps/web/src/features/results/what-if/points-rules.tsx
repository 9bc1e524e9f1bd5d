import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { FRESH_ZERO_FISH } from '#features/setup/more-rules/index.ts'
import { pointSystems, zeroFish } from '#features/setup/words/index.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { ChoiceBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { openTournamentText } from '../words/points-rows.ts'
import type { RuleGroup } from './rule-group.ts'
import { t } from './what-if.texts.ts'

const S = 'settings.pointsScoring'

/** What a place is worth, and what a boat without fish gets. */
export function PointsRules({ tournament, form, f, mark }: RuleGroup) {
  if (tournament.setupOptions.openTournament) return <p className="rl-fields__help">{openTournamentText()}.</p>
  const system = form.get(`${S}.system`)
  const { pointsTable, pointsSteps } = tournament.settings.pointsScoring ?? {}
  const listed = (pointsTable?.length ?? 0) > 0
  const stepped = (pointsSteps?.length ?? 0) > 0
  const byPlace = system === 'By Position' || system === 'Points Plus Weight'
  return (
    <>
      {mark('pointsScoring.system', <ChoiceBox {...f(`${S}.system`)} options={pointSystems()} />)}
      {byPlace && (listed || stepped) && (
        <p className="rl-fields__help">{listed ? t('pointsRules.placesAreWorth') : t('pointsRules.placesFollowTheSteps')}</p>
      )}
      {byPlace && !listed && (
        <FieldRow>
          {mark('pointsScoring.firstPlacePoints', <NumberBox {...f(`${S}.firstPlacePoints`)} decimals={2} />)}
          {!stepped && mark('pointsScoring.pointsPerPlace', <NumberBox {...f(`${S}.pointsPerPlace`)} decimals={2} />)}
        </FieldRow>
      )}
      <NoFish form={form} f={f} mark={mark} />
    </>
  )
}

function NoFish({ form, f, mark }: Pick<RuleGroup, 'form' | 'f' | 'mark'>) {
  const rule = `${S}.zeroFish` as const
  const kind = form.get(`${rule}.kind`)
  const whole = {
    ...form,
    set: (_path: string, value: unknown) =>
      form.set(rule, value == null ? undefined : FRESH_ZERO_FISH[value as keyof typeof FRESH_ZERO_FISH]),
  }
  return (
    <>
      {mark(
        'pointsScoring.zeroFish',
        <>
          <ChoiceBox {...f(`${rule}.kind`)} form={whole} options={zeroFish()} clearable placeholder={t('pointsRules.asWithoutWeight')} />
          {kind === 'fixed' && <NumberBox {...f(`${rule}.points`)} decimals={2} />}
          {kind === 'last-minus' && <NumberBox {...f(`${rule}.minus`)} decimals={2} />}
        </>,
        labelOf('tournaments', `${rule}.kind`),
      )}
      {!kind && mark('pointsScoring.noWeightPoints', <NumberBox {...f(`${S}.noWeightPoints`)} decimals={2} />)}
    </>
  )
}
