import { tournamentLabels } from '@ramplight/contract/tournaments/tournaments.labels'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { TIE_POINTS, ZERO_FISH } from '../words/rule-words.ts'
import { BracketRows } from './bracket-rows.tsx'
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
      about={byPlace ? 'Own list of points, steps, boats without fish, ties' : 'Boats without fish'}
    >
      {byPlace && (
        <>
          <PointsTableBox {...f(`${S}.pointsTable`)} />
          <BracketRows
            form={form}
            path={`${S}.pointsSteps`}
            legend={tournamentLabels[`${S}.pointsSteps`]}
            help="From this place down, each place is worth this many points less than the one above. Example: from place 2 one less, from place 51 half a point less."
            columns={['fromPlace', 'step']}
            decimals={{ step: 2 }}
            next={(last) => ({ fromPlace: last ? (last.fromPlace ?? 0) + 10 : 2, step: 1 })}
            word="step"
          />
        </>
      )}
      <FieldGroup legend="No fish, and ties">
        <FieldRow>
          <ChoiceBox
            {...f(`${ZERO}.kind`)}
            form={wholeRule}
            description="Used before the rules for boats without weight."
            options={ZERO_FISH}
            clearable
            placeholder="As without weight"
          />
          {kind === 'fixed' && <NumberBox {...f(`${ZERO}.points`)} decimals={2} description="Points for taking part are added." />}
          {kind === 'last-minus' && (
            <NumberBox {...f(`${ZERO}.minus`)} decimals={2} description="Example: 5 fewer than the last one with fish." />
          )}
          {byPlace && (
            <ChoiceBox
              {...f(`${S}.tiePoints`)}
              description="Two tie for places worth 195 and 190: the mean is 192.5 each."
              options={TIE_POINTS}
            />
          )}
        </FieldRow>
      </FieldGroup>
    </MoreRules>
  )
}
