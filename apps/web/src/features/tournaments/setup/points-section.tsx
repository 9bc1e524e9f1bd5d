import { FieldGroup, FieldRow } from '@ramplight/ui/fields.tsx'
import { ChoiceBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { PointsMore } from './more-rules/points-more.tsx'
import { PointsStrip } from './points-strip.tsx'
import type { SectionProps } from './section-props.ts'

const S = 'settings.pointsScoring'
const SYSTEMS = ['By Weight', 'By Position', 'Points Plus Weight']
const BASE = 'settings.pointsScoring'

/** What a place or a weight is worth in the season. */
export function PointsSection({ form, f, startBoats }: SectionProps & { startBoats: number }) {
  const system = form.get(`${BASE}.system`) as string | undefined
  const byPlace = system === 'By Position' || system === 'Points Plus Weight'
  const first = form.get(`${BASE}.firstPlacePoints`)
  const custom = first === 'Custom'
  const firstForm = {
    ...form,
    get: () => (custom ? 'Custom' : first === undefined ? null : String(first)),
    set: (path: string, value: unknown) => form.set(path, value === 'Custom' || value == null ? (value ?? undefined) : Number(value)),
  }
  return (
    <>
      {system === 'By Position' && <PointsStrip form={form} startBoats={startBoats} />}
      <ChoiceBox {...f(`${S}.system`)} options={SYSTEMS} clearable placeholder="No points" />
      {byPlace && (
        <FieldGroup legend="Places">
          <FieldRow>
            <ChoiceBox
              {...f(`${S}.firstPlacePoints`)}
              form={firstForm}
              options={firstPlaceChoices(first)}
              clearable
              placeholder="Not set"
            />
            {custom && <NumberBox {...f(`${S}.customFirstPlacePoints`)} decimals={2} />}
            <NumberBox {...f(`${S}.pointsPerPlace`)} decimals={2} placeholder="1" />
            <NumberBox {...f(`${S}.minimumPointsAwarded`)} decimals={2} />
          </FieldRow>
        </FieldGroup>
      )}
      {system && (
        <>
          <FieldGroup legend="Boats without weight">
            <FieldRow>
              <NumberBox {...f(`${S}.noWeightPoints`)} decimals={2} />
              <ChoiceBox
                {...f(`${S}.noWeightAction`)}
                options={[{ value: 'Last Based Weight', label: 'Below the last boat with weight' }]}
                clearable
                placeholder="The points above"
              />
              {form.get(`${BASE}.noWeightAction`) === 'Last Based Weight' && (
                <NumberBox {...f(`${S}.noWeighPointsDeductedFromLast`)} decimals={2} />
              )}
            </FieldRow>
          </FieldGroup>
          <FieldGroup legend="Bonus points">
            <FieldRow>
              <NumberBox {...f(`${S}.firstBigFishBonus`)} decimals={2} />
              <NumberBox {...f(`${S}.secondBigFishBonus`)} decimals={2} />
              <NumberBox {...f(`${S}.thirdBigFishBonus`)} decimals={2} />
            </FieldRow>
            <FieldRow>
              <NumberBox {...f(`${S}.pointsPerFishBonus`)} decimals={2} />
              <NumberBox {...f(`${S}.participationPoints`)} decimals={2} />
              <NumberBox {...f(`${S}.tournamentScoringRatio`)} decimals={2} max={100} suffix="times" placeholder="1" />
            </FieldRow>
          </FieldGroup>
          <PointsMore form={form} f={f} byPlace={byPlace} />
        </>
      )}
    </>
  )
}

const USUAL = ['100', '200', '250', '300']

/** The usual first places, the stored one, and one's own number. */
function firstPlaceChoices(stored: unknown) {
  const numbers = typeof stored === 'number' && !USUAL.includes(String(stored)) ? [...USUAL, String(stored)] : USUAL
  return [...numbers.map((value) => ({ value, label: value })), { value: 'Custom', label: 'Own number' }]
}
