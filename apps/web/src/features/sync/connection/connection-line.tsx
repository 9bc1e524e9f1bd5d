import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { IconCloudOff, IconGauge, IconWifi } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAlone } from '#platform/local/book/work-alone.ts'
import { noteLink } from '#platform/local/sending/link.ts'
import classes from '../sync.module.css'
import { t } from './connection.texts.ts'
import { checkConnection, MIN_ONLINE, type Quality, speedWords } from './connection-speed.ts'

const TONE = { Bad: 'red', Acceptable: 'amber', Great: 'kelp' } as const satisfies Record<Quality, string>
const FRESH_MS = 60_000

/** A connection below the smallest that counts spares screens the wait for the server; what is to be sent is tried in any case. */
async function measure() {
  const connection = await checkConnection()
  if (connection?.measured) noteLink(connection.mbps >= MIN_ONLINE)
  return connection
}

/** Bad, Acceptable or Great, with the figure and when it was measured. It informs; sending waits for no speed. */
export function ConnectionLine({ online }: { online: boolean }) {
  const check = useQuery({
    queryKey: ['connection-speed'],
    queryFn: measure,
    enabled: online,
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    networkMode: 'always',
    retry: false,
  })
  const alone = useAlone()
  const connection = check.data
  return (
    <div className={classes.connection}>
      {online && connection ? (
        <>
          <StatusBadge word={t(`quality.${connection.quality}`)} tone={TONE[connection.quality]} icon={IconWifi} size="lg" />
          <span>
            {connection.measured ? speedWords(connection.mbps) : t('connectionLine.about', { speed: speedWords(connection.mbps) })} ·{' '}
            {writeClock(new Date(connection.at).toISOString())}
          </span>
        </>
      ) : (
        <>
          <StatusBadge
            word={alone ? t('connectionLine.workingOnly') : online ? t('connectionLine.connected') : t('connectionLine.noNetwork')}
            tone={online ? 'ink' : 'amber'}
            icon={online ? IconWifi : IconCloudOff}
            size="lg"
          />
          <span>{online && (check.isFetching ? t('connectionLine.measuringTheSpeed') : t('connectionLine.theSpeedCould'))}</span>
        </>
      )}
      {online && !check.isFetching && (
        <IconButton icon={IconGauge} label={t('connectionLine.measureAgain')} variant="subtle" onClick={() => void check.refetch()} />
      )}
    </div>
  )
}
