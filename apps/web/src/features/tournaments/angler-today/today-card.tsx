import { Button } from '@mantine/core'
import type { Board } from '@ramplight/contract/results/tournament-results'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import { shortFlightName } from '@ramplight/domain/tournament/flight-name'
import { LiveBadge, StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconCheck, IconClock, IconDeviceTv } from '@tabler/icons-react'
import { daysUntil, writeDates } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { type MyEvent, standingOf } from './angler-day.ts'
import { t } from './angler-today.texts.ts'
import classes from './today-card.module.css'

type Props = { event: MyEvent; flight: TournamentFlight | null; board: Board | null; today: string }

/** One card that answers "what now?": boat, flight and times before, weight and place after. */
export function TodayCard({ event: { entry, tournament }, flight, board, today }: Props) {
  const { name, status, tournamentDates, startTime, endTime, timezone, landing, city, state, _id } = tournament
  const standing = board && standingOf(board, entry._id)
  const live = status === 'In Progress'
  const launch = flight?.startTime ?? startTime
  const due = flight?.dueTime ?? endTime
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div className={classes.line}>
          {live ? <LiveBadge /> : <StatusBadge word={status} />}
          <span>{daysUntil(tournamentDates[0] ?? tournament.startDate, today)}</span>
        </div>
        <h2>{name}</h2>
        <p>
          {writeDates(tournamentDates)} · {landing}, {city} {state}
        </p>
      </div>
      <dl className={classes.facts}>
        <Fact label={t('boat')} value={entry.boatNumber ?? '—'} />
        <Fact label={t('flight')} value={flight ? shortFlightName(flight.name) : '—'} />
        <Fact label={t('launch')} value={writeWallClock(launch)} small />
        <Fact label={t('dueBack')} value={writeWallClock(due)} small />
      </dl>
      {standing ? (
        <div className={classes.standing}>
          <div>
            <span>{t('myWeight')}</span>
            <b>
              <span aria-hidden>{standing.weight}</span>
              <span className="rl-sr-only">{standing.spoken}</span>
            </b>
          </div>
          <div>
            <span>{t(standing.unofficial ? 'placeUnofficial' : 'place')}</span>
            <b>{standing.place}</b>
          </div>
          {standing.gap && <p>{standing.gap}</p>}
          {!standing.unofficial && (
            <p>
              {standing.payout ? t('prize', { money: writeShortMoney(standing.payout) }) : t('noPrize')}
              {standing.points !== null && ` · ${t('points', { points: String(standing.points) })}`}
            </p>
          )}
        </div>
      ) : (
        live && <p className={classes.wait}>{t('notWeighed', { zone: timezone })}</p>
      )}
      <div className={classes.foot}>
        {entry.status === 'Paid' || entry.freeEntry ? (
          <StatusBadge word={t('paid')} tone="kelp" icon={IconCheck} />
        ) : (
          <StatusBadge word={t('notPaid')} tone="amber" icon={IconClock} />
        )}
        {entry.checkedInAt && <StatusBadge word={t('checkedIn')} tone="kelp" icon={IconCheck} />}
        <Button component="a" href={`/live-leaderboard/${_id}`} variant="default" leftSection={<IconDeviceTv aria-hidden />}>
          {t('leaderboard')}
        </Button>
      </div>
    </article>
  )
}

const Fact = ({ label, value, small }: { label: string; value: React.ReactNode; small?: boolean }) => (
  <div data-small={small || undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
