import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { type SectionProps, shownIn } from '../form/section-props.ts'
import { PointsMore } from '../more-rules/points-more.tsx'
import { pointSystems } from '../words/rule-words.ts'
import { t } from './points.texts.ts'
import { PointsStrip } from './points-strip.tsx'

const S = 'settings.pointsScoring'

/** Season points for a place or a weight. */
export function PointsSection({ form, f, startBoats }: SectionProps & { startBoats: number }) {
  const system = shownIn(form, `${S}.system`) as string
  const byPlace = system === 'By Position' || system === 'Points Plus Weight'
  const first = form.get(`${S}.firstPlacePoints`)
  const custom = first === 'Custom'
  const firstForm = {
    ...form,
    get: () => (custom ? 'Custom' : first === undefined ? null : String(first)),
    set: (path: string, value: unknown) => form.set(path, value === 'Custom' || value == null ? (value ?? undefined) : Number(value)),
  }
  return (
    <>
      {system === 'By Position' && <PointsStrip form={form} startBoats={startBoats} />}
      <ChoiceBox {...f(`${S}.system`)} options={pointSystems()} />
      {form.get('setupOptions.openTournament') === true && (
        <p className="rl-fields__help">{t('pointsSection.openTournamentGivesNoPoints')}</p>
      )}
      {byPlace && (
        <FieldGroup legend={t('pointsSection.places')}>
          <FieldRow>
            <ChoiceBox
              {...f(`${S}.firstPlacePoints`)}
              form={firstForm}
              options={firstPlaceChoices(first)}
              clearable
              placeholder={t('pointsSection.asManyAsBoats')}
            />
            {custom && <NumberBox {...f(`${S}.customFirstPlacePoints`)} decimals={2} />}
            <NumberBox {...f(`${S}.pointsPerPlace`)} decimals={2} />
            <NumberBox {...f(`${S}.minimumPointsAwarded`)} decimals={2} />
          </FieldRow>
        </FieldGroup>
      )}
      <FieldGroup legend={t('pointsSection.boatsWithoutWeight')}>
        <FieldRow>
          <NumberBox {...f(`${S}.noWeightPoints`)} decimals={2} />
          <ChoiceBox
            {...f(`${S}.noWeightAction`)}
            options={[{ value: 'Last Based Weight', label: t('pointsSection.belowTheLastBoat') }]}
            clearable
            placeholder={
              form.get(`${S}.noWeightPoints`) == null
                ? t('pointsSection.noWeightCountsAsOthers')
                : t('pointsSection.noWeightGetsPointsAbove')
            }
          />
          {form.get(`${S}.noWeightAction`) === 'Last Based Weight' && (
            <NumberBox {...f(`${S}.noWeighPointsDeductedFromLast`)} decimals={2} />
          )}
        </FieldRow>
      </FieldGroup>
      <FieldGroup legend={t('pointsSection.bonusPoints')}>
        <FieldRow>
          <NumberBox {...f(`${S}.firstBigFishBonus`)} decimals={2} />
          <NumberBox {...f(`${S}.secondBigFishBonus`)} decimals={2} />
          <NumberBox {...f(`${S}.thirdBigFishBonus`)} decimals={2} />
        </FieldRow>
        <FieldRow>
          <NumberBox {...f(`${S}.pointsPerFishBonus`)} decimals={2} />
          <NumberBox {...f(`${S}.participationPoints`)} decimals={2} />
          <NumberBox {...f(`${S}.tournamentScoringRatio`)} decimals={2} suffix={t('pointsSection.times')} />
        </FieldRow>
      </FieldGroup>
      <PointsMore form={form} f={f} byPlace={byPlace} />
    </>
  )
}

const USUAL = ['100', '200', '250', '300']

/** The usual first places, the stored one, and one's own number. */
function firstPlaceChoices(stored: unknown) {
  const numbers = typeof stored === 'number' && !USUAL.includes(String(stored)) ? [...USUAL, String(stored)] : USUAL
  return [...numbers.map((value) => ({ value, label: value })), { value: 'Custom', label: t('pointsSection.customNumber') }]
}
