import { Button } from '@mantine/core'
import { type bump, type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { scoreWeighIn } from '@ramplight/domain/scoring/score-weigh-in'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { StepperRow } from '@ramplight/ui/station/stepper-row.tsx'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import type { z } from 'zod'
import { bonusSpecies, USUAL_LIMIT } from '#features/weigh-in/bag/index.ts'
import { messageOfError } from '#platform/call-error.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { writeWeight } from '#platform/values/typed-weight.ts'
import { cameBack, dueOf, hasLateRules, standingOf } from '../boats/boat-facts.ts'
import { BoatHeading } from '../boats/boat-heading.tsx'
import type { StationData } from '../frame/use-station-data.ts'
import { lateByClockOf } from '../late/late-by.ts'
import { LateQuestion } from '../late/late-question.tsx'
import { MinutesLate } from '../late/minutes-late.tsx'
import { TooLateNote } from '../late/too-late-note.tsx'
import { tooLateText } from '../late/too-late-text.ts'
import type { LateAnswer } from '../late/use-late-answer.ts'
import { t } from './bump.texts.ts'

const declared = declaredBy(tournamentEntryCalls.bumpStationUpdate)

export type Bump = z.output<typeof bump>

type BumpFormProps = {
  data: StationData
  entry: TournamentEntry
  day: number
  ahead: readonly TournamentEntry[]
  /** Minutes past due when the boat was called; what they mean is asked once. */
  byClock: number
  lateAnswer: LateAnswer
  onLateAnswer: (answer: LateAnswer) => void
  sending: boolean
  error: unknown
  onSend: (bump: Bump) => void
  onLeave: () => void
}

/** One tap each: the scale starts from what stands here. */
export function BumpForm({ data, entry, day, ahead, byClock, lateAnswer, onLateAnswer, sending, error, onSend, onLeave }: BumpFormProps) {
  const { settings } = data.tournament
  const limit = settings.weight?.fishLimit ?? USUAL_LIMIT
  const [whenCalled] = useState(byClock)
  const isBack = cameBack(entry, day) !== null
  // A check-in at the return says it to the minute, also when it is heard only now; the line here takes nothing from it.
  const minutesLate = isBack ? byClock : whenCalled
  const [counts, setCounts] = useState<Bump>(() => (entry.bump?.day === day ? entry.bump : { day }))
  const asksLate = lateAnswer === null && !isBack && minutesLate > 0 && counts.minutesLate === undefined
  const byRule = isBack || lateAnswer === 'clock' ? minutesLate : 0
  const { totalFish = limit, deadFishCount = 0, shortFishCount = 0, minutesLate: late = byRule } = counts
  const lateBy = late === 0 ? null : counts.minutesLate === undefined ? lateByClockOf(entry, day) : (counts.lateBy ?? 'person')
  const set = (part: Partial<Bump>) => setCounts({ ...counts, ...part, day })
  const scored = scoreWeighIn({ settings, weighIn: { _id: 'bump', totalFish, deadFishCount, shortFishCount, minutesLate: late, lateBy } })
  const species = bonusSpecies(settings.weight)
  return (
    <form
      className="rl-bump"
      onSubmit={(event) => {
        event.preventDefault()
        const at = counts.at ?? new Date(timeHere()).toISOString()
        onSend({
          ...counts,
          at,
          day,
          totalFish,
          deadFishCount: Math.min(deadFishCount, totalFish),
          shortFishCount,
          minutesLate: late,
          lateBy,
        })
      }}
    >
      <div className="rl-bump__fields">
        <BoatHeading
          entry={entry}
          day={day}
          before={standingOf(data, entry._id, day)}
          due={dueOf(data, entry, day)}
          unit={data.unit}
          onLeave={onLeave}
        />
        {asksLate && <LateQuestion minutes={minutesLate} due={dueOf(data, entry, day)} onAnswer={onLateAnswer} />}
        {hasLateRules(data.tournament) && !asksLate && (
          <MinutesLate
            minutes={late}
            byClock={minutesLate}
            onChange={(minutes) => set({ minutesLate: minutes, lateBy: 'person' })}
            penalty={scored.penaltyLog.find(({ type }) => type === 'Late Arrival')?.weight ?? 0}
            unit={data.unit}
          />
        )}
        {scored.disqualified && <TooLateNote message={tooLateText(scored, data.unit)} />}
        <StepperRow
          label={t('bumpForm.fish')}
          value={totalFish}
          max={Math.max(limit, totalFish)}
          onChange={(value) => set({ totalFish: value })}
          showOf
        />
        <div className="rl-counts__pair">
          <StepperRow
            label={t('bumpForm.dead')}
            value={deadFishCount}
            max={Math.max(3, deadFishCount)}
            onChange={(value) => set({ deadFishCount: value })}
          />
          <StepperRow
            label={t('bumpForm.short')}
            value={shortFishCount}
            max={Math.max(3, shortFishCount)}
            onChange={(value) => set({ shortFishCount: value })}
          />
        </div>
        <FieldRow>
          <TextField
            label={declared.labelOf('bump.bag')}
            inputMode="numeric"
            value={counts.bag ?? ''}
            maxLength={declared.longest('bump.bag')}
            onChange={(event) => set({ bag: event.currentTarget.value || null })}
          />
          {species.length > 0 && (
            <DeviceChoiceField
              label={t('bumpForm.species')}
              value={counts.species ?? ''}
              data={[{ value: '', label: t('bumpForm.mixedOrNotSaid') }, ...species]}
              onChange={(event) => set({ species: event.currentTarget.value || null })}
            />
          )}
        </FieldRow>
      </div>
      <div className="rl-bump__foot">
        {error ? <ErrorState compact failed={messageOfError(error)} safe={t('bumpForm.countsAreKept')} /> : null}
        <p className="rl-bump__sum">
          {scored.disqualified
            ? t('bumpForm.disqualifiedTakesNoPlace')
            : scored.penaltyWeightIncurred > 0
              ? t.rich('bumpForm.penalties', {
                  weight: writeWeight(scored.penaltyWeightIncurred, data.unit),
                  b: (words) => <b className="rl-num">{words}</b>,
                })
              : t('bumpForm.noPenalties')}
          {ahead.length > 0 && <span>{t('bumpForm.inLine', { boats: ahead.map(({ boatNumber }) => boatNumber ?? '—').join(' · ') })}</span>}
        </p>
        <Button
          type="submit"
          className="rl-bump__send"
          loading={sending}
          disabled={asksLate}
          rightSection={<IconSend size={24} aria-hidden />}
        >
          {t('bumpForm.sendToScale')}
        </Button>
      </div>
    </form>
  )
}
