import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { StationFrame } from '../frame/station-frame.tsx'
import { useStationData } from '../frame/use-station-data.ts'
import { t } from './remote.texts.ts'
import { RemoteScreen } from './remote-screen.tsx'

/** The remote of all TVs of one event. */
export function RemoteDoor({ id }: { id: string }) {
  const query = useStationData(id)
  const tournament = query.data?.tournament
  return (
    <StationFrame
      title={tournament?.name ?? t('title')}
      station={t('title')}
      back={{ label: t('mc'), href: `/mc-mode/${id}` }}
      zone={tournament && zoneOf(tournament)}
      pending={query.data?.pending ?? []}
      scrolls
    >
      <Loaded query={query} what={t('what')}>
        {(data) => <RemoteScreen data={data} />}
      </Loaded>
    </StationFrame>
  )
}
