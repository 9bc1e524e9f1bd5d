import { Button } from '@mantine/core'
import type { Times } from '@ramplight/domain/tournament/launch-times'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { haptics } from '@ramplight/ui/station/haptics'
import { writeWallClock } from '@ramplight/ui/values/times'
import { useState } from 'react'
import { timeHere } from '#platform/local/book/time-here.ts'
import { useAction } from '#platform/use-action.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './launch.texts.ts'
import { launchName } from './launch-name.ts'
import { type Launch, startsOf } from './launch-order.ts'
import { type Shift, shiftsOf, wereChanged } from './shift-times.ts'
import { type TimesFor, timesBefore, writeTimes } from './write-times.ts'

const STEPS = [15, 30, 45, 60, 90] as const

type Props = { data: StationData; day: number; onClose: () => void; onMoved: (moved: Moved) => void }

/** What was moved, and how it was before. */
export type Moved = { minutes: number; shifts: readonly Shift[]; before: readonly TimesFor[] }

/** Moves all starts of a day that have not left; old and new times are seen before. */
export function ShiftSheet({ data, day, onClose, onMoved }: Props) {
  const { tournament } = data
  // As they were when this was opened: what is confirmed is what was read.
  const [launches] = useState<Launch[]>(() => startsOf(data, day))
  const [minutes, setMinutes] = useState<number>(30)
  const [dueToo, setDueToo] = useState(true)
  const shifts = shiftsOf(launches, { tournament, day, minutes, dueToo, now: timeHere() })
  const moving = shifts.filter(({ to }) => to !== null)
  const isChanged = wereChanged(shifts, startsOf(data, day))
  const saving = useAction({
    work: async (asked: Shift[]) => {
      const changes = asked.flatMap(({ launch: { flight }, to }) => (to ? [{ flight: flight?._id ?? null, times: to }] : []))
      const before = timesBefore(data, day, changes)
      await writeTimes(data, day, changes)
      return before
    },
    onDone: (before, asked) => {
      haptics.save()
      notify.success(t('shift.done', { minutes }), { id: 'launch' })
      onMoved({ minutes, shifts: asked, before })
      onClose()
    },
    onRefused: (error) => {
      haptics.error()
      notify.danger(error.message)
    },
  })
  return (
    <SideSheet opened onClose={onClose} title={t('shift.title')} subtitle={t('shift.text')}>
      <div className="rl-shift">
        <fieldset aria-label={t('shift.minutes')}>
          {STEPS.map((step) => (
            <button key={step} type="button" aria-pressed={step === minutes} onClick={() => setMinutes(step)}>
              {t('shift.later', { minutes: step })}
            </button>
          ))}
        </fieldset>
        <FlagField label={t('shift.dueToo')} checked={dueToo} onChange={(event) => setDueToo(event.currentTarget.checked)} size="md" />
        <ul className="rl-shift__rows">
          {shifts.map((shift) => (
            <Row key={shift.launch.flight?._id ?? ''} shift={shift} isOnly={launches.length === 1} />
          ))}
        </ul>
        {tournament.tournamentDates.length > 1 && <p className="rl-shift__note">{t('shift.thisDay', { day: day + 1 })}</p>}
        {isChanged && !saving.running && (
          <p className="rl-shift__note" role="alert">
            {t('shift.changed')}
          </p>
        )}
        <Button
          size="xl"
          loading={saving.running}
          disabled={moving.length === 0 || (isChanged && !saving.running)}
          onClick={() => saving.run(shifts)}
        >
          {t('shift.save', { count: moving.length })}
        </Button>
      </div>
    </SideSheet>
  )
}

const WHY = { left: 'shift.stays', 'other-day': 'shift.otherDay' } as const

function Row({ shift: { launch, to, why }, isOnly }: { shift: Shift; isOnly: boolean }) {
  return (
    <li>
      <b>{launchName(launch, isOnly)}</b>
      {why ? (
        <span>{t(WHY[why])}</span>
      ) : (
        <>
          <OldNew label={t('leaves')} name="startTime" from={launch} to={to!} />
          <OldNew label={t('dueBack')} name="dueTime" from={launch} to={to!} />
        </>
      )}
    </li>
  )
}

const OldNew = ({ label, name, from, to }: { label: string; name: keyof Times; from: Times; to: Times }) => (
  <span>
    {label} {writeWallClock(from[name])}
    {from[name] !== to[name] && (
      <>
        {' → '}
        <b>{writeWallClock(to[name])}</b>
      </>
    )}
  </span>
)
