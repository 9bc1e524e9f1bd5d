import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { timeHere } from '#platform/local/book/time-here.ts'
import { periodChoices, writePeriod } from '#platform/values/write-period.ts'
import { inLineSince, periodByClock } from '../boats/boat-facts.ts'
import { useNow } from '../frame/use-now.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './scale.texts.ts'

const BY_CLOCK = 'clock'

/**
 * In which period of the day a fish counts: by the clock, or what somebody chose here for the day. By the clock it is when the boat came
 * into the line, so nobody loses the hour by waiting; without a line, now. Null where a day has no periods.
 */
export function usePeriodChoice({ tournament }: StationData, day: number) {
  const [chosen, choose] = useStoredState<number | null>(`rl-period-${tournament._id}-${day}`, null)
  const periodOf = (boat: TournamentEntry): number | null => {
    const since = boat.bump?.day === day ? Date.parse(inLineSince(boat)) : timeHere()
    return chosen ?? periodByClock(tournament, since)
  }
  return { chosen, choose, periodOf }
}

type Props = { data: StationData; chosen: number | null; onChoose: (period: number | null) => void }

/** The period that is weighed now; by the clock unless somebody says another. */
export function PeriodChoice({ data: { tournament }, chosen, onChoose }: Props) {
  const { periods } = tournament.settings
  const now = periodByClock(tournament, useNow())
  if (!periods || now === null) return null
  return (
    <ChoiceField
      label={t('period.title')}
      data={[{ value: BY_CLOCK, label: t('period.byClock', { period: writePeriod(periods, now) }) }, ...periodChoices(periods)]}
      value={chosen === null ? BY_CLOCK : String(chosen)}
      onChange={(value) => onChoose(value === null || value === BY_CLOCK ? null : Number(value))}
      allowDeselect={false}
    />
  )
}
