import { Button } from '@mantine/core'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import {
  IconClipboardList,
  IconFish,
  IconListNumbers,
  IconMicrophone2,
  IconPlayerPlay,
  IconSailboat,
  IconScale,
  IconUserCheck,
} from '@tabler/icons-react'
import { ALONE_AREA } from '#platform/local/book/work-alone.ts'
import { useGo } from '#platform/use-go.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { t } from './frame.texts.ts'
import { useStartTournament } from './use-start-tournament.tsx'
import { useStationArea } from './use-station-area.ts'

/** Boats are checked in before the weigh-in is started. */
const CHECKS_IN: readonly string[] = ['Open', 'In Progress']

/** One event and the stations it can be worked from. */
export function EventCard({ tournament }: { tournament: SkinnyTournament }) {
  const { _id, name, status, tournamentDates, location, entryCount, weighedCount } = tournament
  const running = status === 'In Progress'
  const go = useGo()
  const area = useStationArea()
  const { start, isStarting } = useStartTournament()
  return (
    <li className="rl-event" data-running={running || undefined}>
      <div className="rl-event__head">
        <h2>{name}</h2>
        <StatusBadge word={status} />
      </div>
      <p className="rl-event__facts">
        {writeDates(tournamentDates)} · {location} ·{' '}
        {running
          ? t('eventCard.boatsWeighed', { weighed: weighedCount, entries: entryCount })
          : t('eventCard.boats', { entries: entryCount })}
      </p>
      {CHECKS_IN.includes(status) && (
        <>
          <Button
            component={UiLink}
            href={`${area}/${_id}/check-in`}
            size="xl"
            variant="default"
            leftSection={<IconUserCheck size={24} aria-hidden />}
          >
            {t('eventCard.checkIn')}
          </Button>
          <Button
            component={UiLink}
            href={`${area}/${_id}/launch`}
            size="xl"
            variant="default"
            leftSection={<IconSailboat size={24} aria-hidden />}
          >
            {t('eventCard.launch')}
          </Button>
        </>
      )}
      {running ? (
        <div className="rl-event__roles">
          <Button component={UiLink} href={`${area}/${_id}`} size="xl" leftSection={<IconScale size={24} aria-hidden />}>
            {t('eventCard.scale')}
          </Button>
          <Button
            component={UiLink}
            href={`${area}/${_id}/bump`}
            size="xl"
            variant="default"
            leftSection={<IconFish size={24} aria-hidden />}
          >
            {t('eventCard.bump')}
          </Button>
          <Button
            component={UiLink}
            href={`${area}/${_id}/line`}
            size="xl"
            variant="default"
            leftSection={<IconListNumbers size={24} aria-hidden />}
          >
            {t('eventCard.line')}
          </Button>
          <Button
            component={UiLink}
            href={`${area}/${_id}/log`}
            size="xl"
            variant="default"
            leftSection={<IconClipboardList size={24} aria-hidden />}
          >
            {t('eventCard.log')}
          </Button>
          {area !== ALONE_AREA && (
            <Button
              component={UiLink}
              href={`/mc-mode/${_id}`}
              size="xl"
              variant="default"
              leftSection={<IconMicrophone2 size={24} aria-hidden />}
            >
              {t('eventCard.mc')}
            </Button>
          )}
        </div>
      ) : (
        <Button
          size="xl"
          variant={status === 'Open' ? 'filled' : 'default'}
          leftSection={<IconPlayerPlay size={24} aria-hidden />}
          loading={isStarting}
          disabled={status === 'Scheduled'}
          onClick={async () => {
            if (await start(tournament)) go(`${area}/${_id}`)
          }}
        >
          {status === 'Scheduled'
            ? t('eventCard.notOpenYet')
            : status === 'Closed'
              ? t('eventCard.openWeighInAgain')
              : t('eventCard.start')}
        </Button>
      )}
    </li>
  )
}
