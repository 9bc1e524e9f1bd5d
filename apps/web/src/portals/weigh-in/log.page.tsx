import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { StationFrame, StationLogTools, useStationArea, useStationData } from '#features/stations/frame/index.ts'
import { WeighInLog } from '#features/stations/log/index.ts'
import { useLiveTournament } from '#features/weigh-in/weigh-ins/index.ts'
import { useEventId } from './use-event-id.ts'
import { t } from './weigh-in.texts.ts'

/** Every weigh-in of every station, and what became of it. */
export function LogPage() {
  const id = useEventId()
  const area = useStationArea()
  const query = useStationData(id)
  useLiveTournament(id)
  return (
    <StationFrame
      title={query.data ? t('log.logOf', { tournament: query.data.tournament.name }) : t('log.log')}
      back={{ label: t('log.scale'), href: `${area}/${id}` }}
      zone={query.data && zoneOf(query.data.tournament)}
      pending={query.data?.pending ?? []}
      tools={<StationLogTools id={id} />}
      scrolls
    >
      <Page>
        <Loaded query={query} what={t('log.logNoun')}>
          {(data) => <WeighInLog data={data} />}
        </Loaded>
      </Page>
    </StationFrame>
  )
}
