import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type TournamentFlight, tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { type DayTimes, withDayTimes } from '@ramplight/domain/tournament/launch-times'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { t } from './draw.texts.ts'

const { labelOf, longest } = declaredBy(tournamentFlightCalls.update)

type FlightRowProps = {
  flight: TournamentFlight
  boats: readonly TournamentEntry[]
  onRun: (work: () => Promise<unknown>) => Promise<void>
}

/** One flight; leaving a field saves it. */
export function FlightRow({ flight, boats, onRun }: FlightRowProps) {
  const [values, setValues] = useState({ name: flight.name, startTime: flight.startTime ?? '', dueTime: flight.dueTime ?? '' })
  const write = (changes: Partial<TournamentFlight>) =>
    call(tournamentFlightCalls.update, { params: { id: flight._id }, body: { ...changes, _rev: flight._rev } })
  const save = () => {
    const { name, startTime, dueTime } = values
    const same = name === flight.name && startTime === (flight.startTime ?? '') && dueTime === (flight.dueTime ?? '')
    if (same || name.trim() === '') return
    void onRun(() => write({ name: name.trim(), startTime: startTime || null, dueTime: dueTime || null }))
  }
  const remove = async () => {
    const text = boats.length > 0 ? t('flightRow.boatsLoseTheirFlight', { boats: boats.length }) : t('flightRow.noBoatIsInIt')
    if (
      await confirm({
        title: t('flightRow.deleteQuestion', { flight: writeFlight(flight.name) }),
        text,
        confirmLabel: t('flightRow.deleteFlight'),
        tone: 'danger',
      })
    )
      void onRun(() => call(tournamentFlightCalls.deleteByArray, { body: { ids: [flight._id] } }))
  }
  const field = (name: keyof typeof values) => ({
    label: labelOf(name),
    maxLength: longest(name),
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
    onBlur: save,
  })
  return (
    <>
      <div className="rl-flight">
        <TextField {...field('name')} />
        <TextField type="time" {...field('startTime')} />
        <TextField type="time" {...field('dueTime')} />
        <span className="rl-flight__count">{t('flightRow.boats', { count: boats.length })}</span>
        <IconButton icon={IconTrash} label={t('flightRow.delete', { flight: writeFlight(flight.name) })} onClick={() => void remove()} />
      </div>
      {flight.dayTimes.map((day) => (
        <MovedDay
          key={day.date}
          day={day}
          onBack={() => void onRun(() => write({ dayTimes: withDayTimes(flight.dayTimes, day.date, null) }))}
        />
      ))}
    </>
  )
}

/** A day on which this flight leaves at other times, as somebody moved them at the ramp. */
const MovedDay = ({ day: { date, startTime, dueTime }, onBack }: { day: DayTimes; onBack: () => void }) => (
  <p className="rl-flight__moved">
    {t('flightRow.moved', { date: writeDate(date), out: writeWallClock(startTime), due: writeWallClock(dueTime) })}
    <Button variant="default" size="xs" onClick={onBack}>
      {t('flightRow.asPlanned')}
    </Button>
  </p>
)
