import { SegmentedControl } from '@mantine/core'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { hasSessions, lastSession } from '../boats/boat-facts.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { t } from './scale.texts.ts'

/**
 * The session of the day at this station, from 0; null in an event that weighs once a day. What somebody chose here holds on this
 * device for the day; before that it is the last one that anybody weighed.
 */
export function usePeriod(data: StationData, day: number): [number | null, (period: number) => void] {
  const { tournament } = data
  const [chosen, choose] = useStoredState<number | null>(`rl-session-${tournament._id}-${day}`, null)
  return [hasSessions(tournament) ? (chosen ?? lastSession(data, day)) : null, choose]
}

type Props = { last: number; period: number; onPeriod: (period: number) => void }

/** Which session is weighed: those that were, and the next one. */
export const SessionChoice = ({ last, period, onPeriod }: Props) => (
  <fieldset className="rl-session">
    <legend>{t('session.title')}</legend>
    <SegmentedControl
      aria-label={t('session.title')}
      size="md"
      value={String(period)}
      onChange={(value) => onPeriod(Number(value))}
      data={Array.from({ length: Math.max(last, period) + 2 }, (_, index) => ({
        value: String(index),
        label: t('session.number', { number: index + 1 }),
      }))}
    />
  </fieldset>
)
