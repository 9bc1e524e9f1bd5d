import { Button } from '@mantine/core'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { UiIcon } from '@ramplight/ui/theme/icon'
import {
  IconClipboardList,
  IconFish,
  IconListNumbers,
  IconMicrophone2,
  IconPlayerPlay,
  IconSailboat,
  IconScale,
  IconTrophy,
  IconUserCheck,
} from '@tabler/icons-react'
import { ALONE_AREA } from '#platform/local/book/work-alone.ts'
import { useGo } from '#platform/use-go.ts'
import { useOnlyWeighs } from '#platform/use-weighing.ts'
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
  const onlyWeighs = useOnlyWeighs(tournament)
  return (
    <li className="rl-event" data-running={running || undefined}>
      <div className="rl-event__head">
        <h2>{name}</h2>
        <StatusBadge word={shownStatus(tournament)} />
      </div>
      <p className="rl-event__facts">
        {writeDates(tournamentDates)} · {location} ·{' '}
        {running
          ? t('eventCard.boatsWeighed', { weighed: weighedCount, entries: entryCount })
          : t('eventCard.boats', { entries: entryCount })}
      </p>
      {CHECKS_IN.includes(status) && (
        <>
          <Role href={`${area}/${_id}/check-in`} icon={IconUserCheck} label={t('eventCard.checkIn')} />
          {!onlyWeighs && <Role href={`${area}/${_id}/launch`} icon={IconSailboat} label={t('eventCard.launch')} />}
        </>
      )}
      {running ? (
        <div className="rl-event__roles">
          <Button component={UiLink} href={`${area}/${_id}`} size="xl" leftSection={<IconScale size={24} aria-hidden />}>
            {t('eventCard.scale')}
          </Button>
          <Role href={`${area}/${_id}/bump`} icon={IconFish} label={t('eventCard.bump')} />
          <Role href={`${area}/${_id}/line`} icon={IconListNumbers} label={t('eventCard.line')} />
          <Role href={`${area}/${_id}/board`} icon={IconTrophy} label={t('eventCard.board')} />
          <Role href={`${area}/${_id}/log`} icon={IconClipboardList} label={t('eventCard.log')} />
          {area !== ALONE_AREA && !onlyWeighs && <Role href={`/mc-mode/${_id}`} icon={IconMicrophone2} label={t('eventCard.mc')} />}
        </div>
      ) : onlyWeighs ? (
        <p className="rl-event__facts">{t('eventCard.directorStarts')}</p>
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

/** One of the places at which an event is worked. */
const Role = ({ href, icon: Icon, label }: { href: string; icon: UiIcon; label: string }) => (
  <Button component={UiLink} href={href} size="xl" variant="default" leftSection={<Icon size={24} aria-hidden />}>
    {label}
  </Button>
)
