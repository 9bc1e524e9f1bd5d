import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board } from '@ramplight/contract/results/tournament-results'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { shortFlightName } from '@ramplight/domain/tournament/flight-name'
import { dueDate, timesOn } from '@ramplight/domain/tournament/launch-times'
import { isLive } from '@ramplight/domain/tournament/statuses'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconCheck, IconCreditCard, IconDeviceTv } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CancelledNote, EventBadge, tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { useClock } from '#platform/use-clock.ts'
import { dateThere, dayNext, minutesLeft } from '#platform/values/event-time.ts'
import { boardIn, useOwnUnits } from '#platform/values/own-units.ts'
import { daysUntil, writeDates } from '#platform/values/tournament-dates.ts'
import { MoneyLine, useAnglerMoney } from '../angler-money/index.ts'
import { type MyEvent, phaseOf, standingOf } from './angler-day.ts'
import { t } from './angler-today.texts.ts'
import classes from './today-card.module.css'

const HALF_A_MINUTE = 30_000

type Props = {
  event: MyEvent
  flights: readonly TournamentFlight[]
  board: Board | null
  today: string
  /** The code for the check-in, on the day while it is needed. */
  code?: ReactNode
  /** What is still missing before the day. */
  missing?: ReactNode
}

/** One card that answers "what now?": boat, flight and times before, weight and place after. */
export function TodayCard({ today, ...day }: Props) {
  const { entry, tournament } = day.event
  const { name, tournamentDates, landing, city, state, _id } = tournament
  const whole = useQuery(tournamentQuery(_id)).data
  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <div className={classes.line}>
          <EventBadge event={tournament} />
          <span>{daysUntil(tournamentDates[0] ?? tournament.startDate, today)}</span>
        </div>
        <h2>{name}</h2>
        <p>
          {writeDates(tournamentDates)} · {landing}, {city} {state}
        </p>
      </div>
      {tournament.cancelled ? <CancelledNote /> : <TheDay {...day} />}
      <div className={classes.foot}>
        {whole && <Money entry={entry} tournament={whole} />}
        {entry.checkedInAt && <StatusBadge word={t('checkedIn')} tone="kelp" icon={IconCheck} />}
        <UiLink href={`/angler/entries/${entry._id}`} className={classes.open}>
          {t('openEntry')}
        </UiLink>
        <Button component="a" href={`/live-leaderboard/${_id}`} variant="default" leftSection={<IconDeviceTv aria-hidden />}>
          {t('leaderboard')}
        </Button>
      </div>
    </article>
  )
}

/** What I am told of its money, and where I pay what a card can pay. */
function Money({ entry, tournament }: { entry: TournamentEntry; tournament: Tournament }) {
  const { money } = useAnglerMoney({ boat: entry, tournament })
  const canPay = 'way' in money && (money.way === 'card' || money.way === 'card-or-ramp')
  return (
    <>
      <MoneyLine boat={entry} tournament={tournament} />
      {canPay && (
        <Button component={UiLink} href={`/angler/entries/${entry._id}#money`} leftSection={<IconCreditCard aria-hidden />}>
          {t('payByCard')}
        </Button>
      )}
    </>
  )
}

/** Its boat and times, and, once it has weighed, where it stands. */
function TheDay({ event, flights, board, code, missing }: Omit<Props, 'today'>) {
  const { entry, tournament } = event
  const { tournamentDates } = tournament
  const zone = zoneOf(tournament)
  const { own } = useOwnUnits()
  const standing = board && standingOf(boardIn(board, own), entry._id)
  const now = useClock(Date.now, HALF_A_MINUTE)
  const date = dateThere(now, zone)
  const flight = flights.find((one) => one._id === entry.flight)
  const planned = { ...tournament, settings: { flightOptions: { reverseOnDayTwo: tournament.reverseOnDayTwo } } }
  const day = dayNext(planned, now)
  const { startTime, dueTime } = timesOn(planned, flights, entry.flight, day)
  const phase = phaseOf(event, board, date)
  const dayDate = tournamentDates[day] ?? date
  const back = dueDate(dayDate, { startTime, dueTime })
  const left = [dayDate, back].includes(date) ? minutesLeft({ date: back, dueTime, zone }, now) : null
  return (
    <>
      <dl className={classes.facts}>
        <Fact label={t('boat')} value={entry.boatNumber ?? '—'} />
        <Fact label={t('flight')} value={flight ? shortFlightName(flight.name) : '—'} />
        <Fact label={t('launch')} value={writeWallClock(startTime)} small />
        <Fact label={t('dueBack')} value={writeWallClock(dueTime)} small />
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
          {standing.cut && <p>{standing.cut}</p>}
          {!standing.unofficial && (
            <p>
              {[...standing.money, standing.points === null ? '' : t('points', { points: String(standing.points) })]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
      ) : (
        isLive(tournament) && <p className={classes.wait}>{t('notWeighed', { zone: zone.word })}</p>
      )}
      {phase === 'morning' && (
        <div className={classes.morning}>
          {left !== null && <b data-late={left < 0 || undefined}>{dueText(left)}</b>}
          {code}
        </div>
      )}
      {phase === 'before' && missing}
    </>
  )
}

const dueText = (left: number): string =>
  left < 0 ? t('late', { minutes: -left }) : t('dueIn', { hours: Math.floor(left / 60), minutes: left % 60 })

const Fact = ({ label, value, small }: { label: string; value: React.ReactNode; small?: boolean }) => (
  <div data-small={small || undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
