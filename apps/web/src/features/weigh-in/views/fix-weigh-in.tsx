import { Button } from '@mantine/core'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Weight } from '@ramplight/domain/kernel/units'
import { scoreWeighIn } from '@ramplight/domain/scoring/score-weigh-in'
import type { Bag } from '@ramplight/domain/weigh-in/bag'
import { fishThatCount } from '@ramplight/domain/weigh-in/measured'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { WeightField } from '@ramplight/ui/form/weight-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import { usePinProof } from '#features/people/director-settings/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import type { Replaced } from '#platform/call-server.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { useAction } from '#platform/use-action.ts'
import { isMeasured, unitOf, writeWeight } from '#platform/values/typed-weight.ts'
import { periodChoices } from '#platform/values/write-period.ts'
import { type BagDetails, detailsOf, lacksPenaltyReason } from '../bag/bag-entry.ts'
import { type CorrectedValues, changesOf, valuesOf, type WeighedValues } from '../bag/weighed-values.ts'
import { rememberWeighIn } from '../weigh-ins/weigh-ins.queries.ts'
import { BagDetailFields } from './bag-detail-fields.tsx'
import { LengthsField } from './lengths-field.tsx'
import './weighed.css'
import { t } from './views.texts.ts'
import { weightEntry } from './weight-entry.ts'

const declared = declaredBy(weighInCalls.update)

type FixWeighInProps = {
  weighIn: WeighIn
  tournament: Tournament
  station?: string
  /** Another bag is to take the place of this one: the form starts from it, and all of it is sent. */
  start?: Bag
  /** The refused bag of this device that takes its place: put away when the correction is kept. */
  replaces?: Replaced | undefined
  /** The weight that is shown may be the answer: two corrections are settled by saying which one is right. */
  mayConfirm?: boolean
  onDone: () => void
  onCancel: () => void
}

const usualReasons = () => [
  t('fixWeighIn.misread'),
  t('fixWeighIn.reweighed'),
  t('fixWeighIn.wrongFishCount'),
  t('fixWeighIn.wrongBoatLine'),
]
const COUNTS = ['totalFish', 'deadFishCount', 'shortFishCount', 'minutesLate'] as const satisfies readonly (keyof WeighedValues)[]

/** Old → new, with a reason. The old weight stays in the history; a newer version on the server is a choice, not a loss. */
export function FixWeighIn({ weighIn, tournament, station, start, replaces, mayConfirm = false, onDone, onCancel }: FixWeighInProps) {
  const unit = unitOf(tournament.settings.weight)
  const { periods } = tournament.settings
  // Where nobody asks it, it can still be taken back: it was asked when the bag was weighed.
  const hasDeadRule = tournament.settings.weight?.bigFishMustBeAlive === true || weighIn.bigFishDead === true
  const [values, setValues] = useState<CorrectedValues & BagDetails>(() => ({
    ...start,
    ...valuesOf(start ?? weighIn),
    ...detailsOf(start ?? weighIn),
    ...(isMeasured(unit) && { fishLengths: (start ?? weighIn).fishLengths ?? null }),
    ...(hasDeadRule && { bigFishDead: (start ?? weighIn).bigFishDead ?? null }),
    ...(periods && { periodIndex: (start ?? weighIn).periodIndex ?? null }),
  }))
  const [reason, setReason] = useState('')
  const pin = usePinProof(tournament.director)
  const changes = changesOf(weighIn, values)
  const saysSomething = mayConfirm || Object.keys(changes).length > 0
  const isComplete = values.weight !== null && reason.trim() !== '' && !lacksPenaltyReason(values)
  const [hasDetails] = useState(() => Object.values(detailsOf(values)).some((value) => value !== null))
  // Once shown it stays: what was typed there and cannot be read still stops the correction.
  const [showsMore, setShowsMore] = useState(hasDetails)
  const after = scoreWeighIn({
    settings: tournament.settings,
    weighIn: { ...weighIn, ...values, weight: values.weight ?? 0 },
  }).adjustedWeight
  const set = (part: Partial<CorrectedValues & BagDetails>) => setValues({ ...values, ...part })
  const setCount = (name: (typeof COUNTS)[number], count: number) =>
    set({ [name]: count, ...(name === 'deadFishCount' && count === 0 && hasDeadRule && { bigFishDead: null }) })

  const save = useAction({
    // The corrected weight may stand in the log before the server has answered.
    work: (_from: Weight) =>
      call(weighInCalls.update, {
        replaces,
        params: { id: weighIn._id },
        body: {
          ...(start ? values : changes),
          weight: values.weight ?? 0,
          reason: reason.trim(),
          _rev: weighIn._rev,
          ...(station ? { station } : {}),
        },
      }),
    onDone: (saved, from) => {
      rememberWeighIn(tournament._id, saved)
      notify.success(t('fixWeighIn.correctedTo', { before: writeWeight(from, unit), after: writeWeight(saved.adjustedWeight, unit) }))
      onDone()
    },
    onRefused: 'shown',
  })
  const asWeight = weightEntry(unit)
  const stale = save.error instanceof CallError && save.error.code === 'record.stale'

  return (
    <form
      className="rl-fix"
      onSubmit={(event) => {
        event.preventDefault()
        if (!stopAtUnreadable(event.currentTarget)) void pin.prove().then((isRight) => isRight && save.run(weighIn.adjustedWeight))
      }}
    >
      {isMeasured(unit) ? (
        <LengthsField lengths={values.fishLengths ?? null} limit={fishThatCount(tournament.settings)} onChange={set} />
      ) : (
        <FieldRow>
          <WeightField
            label={values.totalFish === 1 ? t('fixWeighIn.weight') : t('fixWeighIn.bag')}
            value={values.weight}
            onChange={(weight) => set({ weight })}
            {...asWeight}
            data-autofocus
          />
          {values.totalFish > 1 && (
            <WeightField
              label={t('fixWeighIn.bigFish')}
              value={values.bigFish || null}
              onChange={(bigFish) => set({ bigFish })}
              {...asWeight}
            />
          )}
        </FieldRow>
      )}
      <FieldRow>
        {COUNTS.filter((name) => !(name === 'totalFish' && isMeasured(unit))).map((name) => (
          <NumberField
            key={name}
            label={t(`fixWeighIn.counts.${name}`)}
            value={values[name]}
            min={0}
            max={999}
            onChange={(value) => setCount(name, Number(value) || 0)}
          />
        ))}
      </FieldRow>
      {hasDeadRule && values.totalFish > 1 && Boolean(values.bigFish) && (
        <TickField
          label={t('fixWeighIn.bigFishDead')}
          checked={values.bigFishDead === true}
          onChange={(event) =>
            set(
              event.currentTarget.checked ? { bigFishDead: true, deadFishCount: Math.max(1, values.deadFishCount) } : { bigFishDead: null },
            )
          }
        />
      )}
      {periods && (
        <ChoiceField
          label={t('fixWeighIn.period')}
          data={periodChoices(periods)}
          value={values.periodIndex == null ? null : String(values.periodIndex)}
          onChange={(period) => set({ periodIndex: period === null ? null : Number(period) })}
          allowDeselect={false}
        />
      )}
      <details className="rl-fix__more" open={hasDetails} onToggle={(event) => event.currentTarget.open && setShowsMore(true)}>
        <summary>{t('fixWeighIn.penaltyAndMore')}</summary>
        {showsMore && (
          <div className="rl-fields">
            <BagDetailFields
              values={values}
              mostAlive={values.totalFish - values.deadFishCount}
              rules={tournament.settings.weight}
              onChange={set}
            />
          </div>
        )}
      </details>
      <p className="rl-fix__change" aria-live="polite">
        <s>{writeWeight(weighIn.adjustedWeight, unit)}</s> → <b>{writeWeight(after, unit)}</b>
      </p>
      <LongTextField
        label={t('fixWeighIn.reason')}
        description={t('fixWeighIn.shownInLog')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        minRows={2}
        maxLength={declared.longest('reason')}
        required
      />
      <div className="rl-fix__reasons">
        {usualReasons().map((text) => (
          <button key={text} type="button" className="rl-chip" aria-pressed={reason === text} onClick={() => setReason(text)}>
            {text}
          </button>
        ))}
      </div>
      {pin.field}
      {save.error && (
        <ErrorState
          compact
          failed={
            stale ? t('fixWeighIn.somebodyCorrected', { weight: writeWeight(weighIn.adjustedWeight, unit) }) : messageOfError(save.error)
          }
          safe={stale ? t('fixWeighIn.whatYouTypedStillHereLookAtBoth') : t('fixWeighIn.whatYouTypedStillHere')}
        />
      )}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onCancel}>
          {t('fixWeighIn.cancel')}
        </Button>
        <Button type="submit" loading={save.running} disabled={!saysSomething || !isComplete || !pin.isTyped}>
          {t('fixWeighIn.saveCorrection')}
        </Button>
      </div>
    </form>
  )
}
