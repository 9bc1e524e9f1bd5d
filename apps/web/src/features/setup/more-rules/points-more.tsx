import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { ChoiceBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { tiePoints, zeroFish } from '../words/rule-words.ts'
import { BracketRows } from './bracket-rows.tsx'
import { t } from './more-rules.texts.ts'
import { MoreRules } from './more-rules.tsx'
import { PointsTableBox } from './points-table-box.tsx'
import { FRESH_ZERO_FISH } from './zero-fish.ts'

const S = 'settings.pointsScoring'
const ZERO = `${S}.zeroFish`
const BY_PLACE = [`${S}.pointsTable`, `${S}.pointsSteps`, `${S}.tiePoints`]

/** Points by an own list or in steps, for boats without fish, and for ties. `byPlace` is off where only weight counts. */
export function PointsMore({ form, f, byPlace }: SectionProps & { byPlace: boolean }) {
  const kind = form.get(`${ZERO}.kind`)
  const wholeRule = {
    ...form,
    set: (_path: string, value: unknown) =>
      form.set(ZERO, value == null ? undefined : FRESH_ZERO_FISH[value as keyof typeof FRESH_ZERO_FISH]),
  }
  return (
    <MoreRules
      form={form}
      rules={byPlace ? [...BY_PLACE, ZERO] : [ZERO]}
      parts={[`${ZERO}.points`, `${ZERO}.minus`]}
      about={byPlace ? t('pointsMore.aboutPointsByPlace') : t('pointsMore.aboutPoints')}
    >
      {byPlace && (
        <>
          <PointsTableBox {...f(`${S}.pointsTable`)} />
          <BracketRows
            form={form}
            path={`${S}.pointsSteps`}
            legend={labelOf('tournaments', `${S}.pointsSteps`)}
            help={t('pointsMore.stepsHelp')}
            columns={['fromPlace', 'step']}
            decimals={{ step: 2 }}
            next={(last) => ({ fromPlace: last ? (last.fromPlace ?? 0) + 10 : 2, step: 1 })}
            word={t('pointsMore.stepName')}
          />
        </>
      )}
      <FieldGroup legend={t('pointsMore.noFishAndTies')}>
        <FieldRow>
          <ChoiceBox
            {...f(`${ZERO}.kind`)}
            form={wholeRule}
            description={t('pointsMore.zeroFishGoesFirst')}
            options={zeroFish()}
            clearable
            placeholder={t('pointsMore.asWithoutWeight')}
          />
          {kind === 'fixed' && (
            <NumberBox {...f(`${ZERO}.points`)} decimals={2} description={t('pointsMore.pointsForTakingPartAreAdded')} />
          )}
          {kind === 'last-minus' && <NumberBox {...f(`${ZERO}.minus`)} decimals={2} description={t('pointsMore.belowLastExample')} />}
          {byPlace && <ChoiceBox {...f(`${S}.tiePoints`)} description={t('pointsMore.tieExample')} options={tiePoints()} />}
        </FieldRow>
      </FieldGroup>
    </MoreRules>
  )
}
