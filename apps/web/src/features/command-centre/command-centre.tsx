import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Board } from '@ramplight/contract/results/tournament-results'
import type { AuditLine } from '@ramplight/contract/system/audit'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { can } from '@ramplight/domain/policies/policies'
import { registrationVerdict } from '@ramplight/domain/registration/registration-window'
import { previousStatus } from '@ramplight/domain/tournament/statuses'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Loaded, type QueryLike } from '@ramplight/ui/states/loaded.tsx'
import { useOfflineReadiness } from '#features/offline-data/index.ts'
import { HeldBanner } from '#features/results/board-hold/index.ts'
import { OpenQuestions } from '#features/sync/questions/index.ts'
import { HistoryNeedsInternet } from '#features/system/audit/index.ts'
import { useActor } from '#platform/use-session.ts'
import { daysAhead, daysUntil } from '#platform/values/tournament-dates.ts'
import { CancelledBanner } from './cancelled-banner.tsx'
import { ChangeFeed } from './change-feed.tsx'
import classes from './command-centre.module.css'
import { t } from './command-centre.texts.ts'
import { eventFigures } from './event-figures.ts'
import { EventTiles } from './event-tiles.tsx'
import { LaunchPads } from './launch-pads.tsx'
import { Lifecycle } from './lifecycle.tsx'
import { nextStep } from './next-step.ts'
import { readiness } from './readiness.ts'
import { ReadyList } from './ready-list.tsx'
import { StillOut } from './still-out.tsx'
import { useCancel } from './use-cancel.ts'
import { useStatusMove } from './use-status-move.ts'

type Props = {
  tournament: Tournament
  entries: QueryLike<TournamentEntry[]>
  flights: readonly TournamentFlight[]
  changes: QueryLike<AuditLine[]>
  /** Once the boats are out. It also counts those that came in without fish. */
  board?: Board | undefined
}

const SHOWN_CHANGES = 8

/** One screen for the day: where it stands, the next step, the figures, the places to go, what is missing. */
export function CommandCentre({ tournament, entries, flights, changes, board }: Props) {
  const actor = useActor()
  const mayEdit = can(actor, 'tournament.edit', tournament)
  const mayRun = can(actor, 'tournament.run', tournament)
  const base = `/director/tournaments/${tournament._id}`
  const { status } = tournament
  const list = (entries.data ?? []).filter(({ deleted }) => !deleted)
  const figures = entries.data ? eventFigures(tournament, list, board) : null
  const { field, weighed } = figures ?? { field: 0, weighed: 0 }
  const { ask, moving } = useStatusMove({ tournament, notWeighed: Math.max(0, field - weighed) })
  const first = tournament.tournamentDates[0] ?? tournament.startDate
  const now = new Date()
  const registration = registrationVerdict(tournament, { now: now.toISOString(), today: todayAt(zoneOf(tournament), now) })
  const step = nextStep({
    id: tournament._id,
    status,
    mayEdit,
    field,
    weighed,
    unpaid: figures?.unpaid ?? 0,
    takesEntries: registration !== 'closed',
    daysAhead: daysAhead(first),
    unnumbered: list.filter(({ boatNumber, disqualified }) => boatNumber == null && !disqualified).length,
    day: board?.day ?? 0,
    daysLeft: tournament.tournamentDates.length - 1 - (board?.day ?? 0),
    starts: daysUntil(first),
  })
  const offline = useOfflineReadiness()
  const cancelling = useCancel(tournament)
  const before = ['Draft', 'Scheduled', 'Open'].includes(status)
  return (
    <>
      {tournament.cancelled ? (
        <CancelledBanner base={base} onTakeBack={mayEdit ? cancelling.takeBack : null} running={cancelling.running} />
      ) : (
        <Lifecycle
          status={status}
          step={step}
          back={previousStatus(status)}
          onMove={mayEdit ? ask : null}
          onCancel={mayEdit && status !== 'Completed' ? cancelling.ask : null}
          moving={moving}
        />
      )}
      {mayRun && <OpenQuestions tournament={tournament._id} />}
      {mayRun && <HeldBanner tournament={tournament._id} zone={zoneOf(tournament)} />}
      <EventTiles figures={figures} tournament={tournament} base={base} failed={!!entries.error && !entries.data} />
      <LaunchPads
        id={tournament._id}
        name={tournament.name}
        base={base}
        status={status}
        mayEdit={mayEdit}
        takesPreRegistrations={tournament.settings.payout?.allowPreRegistration === true}
      />
      <div className={classes.columns}>
        {before && entries.data && <ReadyList items={readiness({ tournament, entries: list, flights, base, offline, mayEdit })} />}
        {status === 'In Progress' && board && <StillOut board={board} entries={list} tournament={tournament} />}
        <Section
          title={t('commandCentre.recentChanges')}
          actions={
            <UiLink href={`${base}/history`} className="rl-link-button">
              {t('commandCentre.allChanges')}
            </UiLink>
          }
        >
          <HistoryNeedsInternet query={changes} compact>
            <Loaded
              query={changes}
              what={t('commandCentre.recordOfChangesNoun')}
              isEmpty={(lines) => lines.length === 0}
              empty={{ text: t('commandCentre.nothingHappenedYet'), compact: true }}
            >
              {(lines) => <ChangeFeed lines={lines.slice(0, SHOWN_CHANGES)} zone={zoneOf(tournament)} />}
            </Loaded>
          </HistoryNeedsInternet>
        </Section>
      </div>
    </>
  )
}
