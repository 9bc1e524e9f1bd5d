import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { useEnvironment } from '@ramplight/ui/theme/use-environment'
import { useStoredState } from '@ramplight/ui/values/stored-state'
import { IconAlertTriangle, IconCalendarQuestion, IconClockExclamation, IconSunHigh } from '@tabler/icons-react'
import { timeHere } from '#platform/local/book/time-here.ts'
import { dateText, dayToday } from '#platform/values/event-time.ts'
import { FlagNotices } from '../flags/flag-notices.tsx'
import { t } from './frame.texts.ts'
import { useClockWarning } from './station-clock.ts'
import type { StationData } from './use-station-data.ts'

type StationNoticesProps = {
  data: StationData
  day: number
  station: string
  refusal?: string | null
  onDismiss?: () => void
  restored?: boolean
}

/** One line each: what this device should know before the next boat. */
export function StationNotices({ data, day, station, refusal, onDismiss }: StationNoticesProps) {
  const { tournamentDates, status } = data.tournament
  const clock = useClockWarning()
  const isToday = dayToday(data.tournament, timeHere()) === day
  return (
    <>
      {refusal && (
        <Banner tone="red" icon={IconAlertTriangle} onDismiss={onDismiss}>
          <span role="alert">{refusal}</span>
        </Banner>
      )}
      <FlagNotices data={data} station={station} />
      {clock && (
        <Banner tone="amber" icon={IconClockExclamation}>
          {clock}
        </Banner>
      )}
      {status === 'Closed' && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('stationNotices.tournamentIsClosed')}
        </Banner>
      )}
      {!isToday && (
        <Banner tone="amber" icon={IconCalendarQuestion}>
          {t('stationNotices.weighingAnotherDay', { day: day + 1, date: dateText(tournamentDates[day] ?? '') })}
        </Banner>
      )}
      <SunlightHint />
    </>
  )
}

/** Offered, never switched by itself. */
export function SunlightHint() {
  const { environment, choose } = useEnvironment()
  const [dismissed, setDismissed] = useStoredState('rl-sunlight-hint', false)
  if (dismissed || environment === 'sun' || environment === 'night') return null
  return (
    <Banner
      tone="water"
      icon={IconSunHigh}
      onDismiss={() => setDismissed(true)}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            setDismissed(true)
            choose('sun')
          }}
        >
          {t('stationNotices.sunlight')}
        </Button>
      }
    >
      {t('stationNotices.hardToReadOutHere')}
    </Banner>
  )
}
