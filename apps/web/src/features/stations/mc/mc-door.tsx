import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useState } from 'react'
import { type CalledBoat, useLiveTournament } from '#features/weigh-in/weigh-ins/index.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { dayToday } from '#platform/values/event-time.ts'
import { StationFrame } from '../frame/station-frame.tsx'
import { useStationData } from '../frame/use-station-data.ts'
import { useWakeLock } from '../frame/use-wake-lock.ts'
import { t } from './mc.texts.ts'
import { McScreen } from './mc-screen.tsx'

/** The MC's page of one event: follows the scales, works from the copy of the device without a signal. */
export function McDoor({ id }: { id: string }) {
  const query = useStationData(id)
  const [called, setCalled] = useState<CalledBoat | null>(null)
  const isLive = useLiveTournament(id, setCalled)
  useWakeLock()
  const tournament = query.data?.tournament
  const today = tournament ? dayToday(tournament, timeHere()) : null
  return (
    <StationFrame
      title={tournament?.name ?? t('title')}
      station={t('title')}
      back={{ label: t('events'), href: '/mc-mode' }}
      zone={tournament && zoneOf(tournament)}
      pending={query.data?.pending ?? []}
    >
      <Loaded query={query} what={t('what')}>
        {(data) => (
          <McScreen data={data} day={today ?? Math.max(0, data.tournament.tournamentDates.length - 1)} called={called} isLive={isLive} />
        )}
      </Loaded>
    </StationFrame>
  )
}
