import { Button } from '@mantine/core'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { Page } from '@ramplight/ui/frame/page.tsx'
import { statusWord } from '@ramplight/ui/parts/status-badge.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { IconScaleOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useLiveTournament } from '#features/weigh-in/weigh-ins/index.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { useOnlyWeighs } from '#platform/use-weighing.ts'
import { dateText, dayToday } from '#platform/values/event-time.ts'
import { decideAgain, decideDrop } from '../kept-bags/decide-bag.ts'
import { RefusedSheet } from '../kept-bags/refused-sheet.tsx'
import { t } from './frame.texts.ts'
import { StationFrame } from './station-frame.tsx'
import type { StationKind } from './station-kind.ts'
import { useStationLetter } from './station-letter.ts'
import { StationTools } from './station-tools.tsx'
import { useStartTournament } from './use-start-tournament.tsx'
import { useStationArea } from './use-station-area.ts'
import { type StationData, useStationData } from './use-station-data.ts'
import { useWakeLock } from './use-wake-lock.ts'

type Inside = { data: StationData; day: number; station: string; openBag: string | null; setOpenBag: (id: string | null) => void }
type StationDoorProps = { id: string; kind: StationKind; children: (inside: Inside) => ReactNode }

/** The server takes weights in these; closed ones are for the boat that everybody forgot. Boats are checked in before that. */
const WORKS_IN: Record<StationKind, readonly string[]> = {
  scale: ['In Progress', 'Closed'],
  bump: ['In Progress', 'Closed'],
  line: ['In Progress', 'Closed'],
  paper: ['In Progress', 'Closed'],
  board: ['In Progress', 'Closed', 'Completed'],
  'check-in': ['Open', 'In Progress', 'Closed'],
  launch: ['Open', 'In Progress', 'Closed'],
}

/** What stands in the bar; a scale also says its letter. */
const TITLE = {
  bump: 'stationDoor.bump',
  line: 'stationDoor.line',
  paper: 'stationDoor.paper',
  'check-in': 'stationDoor.checkIn',
  launch: 'stationDoor.launch',
  board: 'stationDoor.board',
} as const

/** Beside the day a phone has room for the letter alone; cut off it would be lost. */
function nameInBar(kind: StationKind, station: string, isNarrow: boolean): ReactNode {
  if (kind !== 'scale') return t(TITLE[kind])
  const whole = t('stationDoor.station', { station })
  return isNarrow ? (
    <>
      <span className="rl-sr-only">{whole}</span>
      <span aria-hidden>{station}</span>
    </>
  ) : (
    whole
  )
}

/** The morning of a day comes before its weigh-in is started. */
const isOfMorning = (kind: StationKind): boolean => kind === 'check-in' || kind === 'launch'

/** What every station needs before its first boat: the tournament, its day, and that it is open. */
export function StationDoor({ id, kind, children }: StationDoorProps) {
  const query = useStationData(id)
  const area = useStationArea()
  const [station] = useStationLetter()
  const [openBag, setOpenBag] = useState<string | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const phone = useIsPhone()
  useLiveTournament(id)
  useWakeLock()
  const tournament = query.data?.tournament
  const dates = tournament?.tournamentDates ?? []
  const today = tournament ? dayToday(tournament, timeHere()) : null
  const day = chosen ?? today ?? (dates.length <= 1 || (isOfMorning(kind) && tournament?.status === 'Open') ? 0 : null)
  return (
    <StationFrame
      title={tournament?.name ?? t('stationDoor.weighIn')}
      station={nameInBar(kind, station, phone && dates.length > 1)}
      kind={kind}
      back={{ label: t('stationDoor.allEvents'), href: area }}
      zone={tournament && zoneOf(tournament)}
      pending={query.data?.pending ?? []}
      onOpenBag={kind === 'scale' ? (bag) => setOpenBag(bag.weighIn) : undefined}
      tools={<StationTools id={id} kind={kind} days={dates.length} day={day} onDay={() => setChosen(-1)} tournament={tournament} />}
    >
      <Loaded query={query} what={t('stationDoor.weighInNoun')} safe={t('stationDoor.bagsAreSafe')}>
        {(data) => {
          const decision = { data, station, openBag, onClose: () => setOpenBag(null) }
          if (!WORKS_IN[kind].includes(data.tournament.status))
            return (
              <>
                <NotOpen data={data} />
                <DecideHere {...decision} note={noteWhileShut(data.tournament)} />
              </>
            )
          if (day === null || day < 0)
            return (
              <>
                <ChooseDay
                  title={t(isOfMorning(kind) ? 'stationDoor.whichDay' : 'stationDoor.whichDayIsWeighed')}
                  dates={dates}
                  onChoose={setChosen}
                />
                <DecideHere {...decision} note={t('stationDoor.chooseDayFirst')} />
              </>
            )
          return children({ data, day, station, openBag, setOpenBag })
        }}
      </Loaded>
    </StationFrame>
  )
}

const noteWhileShut = ({ status }: StationData['tournament']): string =>
  t(status === 'Completed' ? 'stationDoor.resultsFinalStaysOnDevice' : 'stationDoor.noBagsTakenNow')

type DecideHereProps = { data: StationData; station: string; openBag: string | null; onClose: () => void; note: string }

/** A bag that needs a person is decided here also while nothing is weighed; only changing it has to wait. */
export function DecideHere({ data, station, openBag, onClose, note }: DecideHereProps) {
  const bag = data.pending.find(({ weighIn, refusal, opId }) => weighIn === openBag && refusal && opId)
  return (
    <RefusedSheet
      data={data}
      bag={bag ?? null}
      station={station}
      note={note}
      onClose={onClose}
      onEdit={null}
      onDrop={({ opId }) => decideDrop(opId!)}
      onAgain={decideAgain}
    />
  )
}

function NotOpen({ data: { tournament } }: { data: StationData }) {
  const { start, isStarting } = useStartTournament()
  const onlyWeighs = useOnlyWeighs(tournament)
  const isToStart = tournament.status === 'Open' || tournament.status === 'Closed'
  const canStart = isToStart && !onlyWeighs
  return (
    <EmptyState
      icon={IconScaleOff}
      title={t('stationDoor.weighInIsNotOpen')}
      text={
        canStart
          ? t('stationDoor.startTournamentFirst')
          : tournament.status === 'Completed'
            ? t('stationDoor.resultsAreFinal')
            : isToStart
              ? t('eventCard.directorStarts')
              : t('stationDoor.openForSignUpsFirst', { status: statusWord(tournament.status).toLowerCase() })
      }
      action={canStart ? { label: t('stationDoor.startWeighIn'), loading: isStarting, onClick: () => void start(tournament) } : undefined}
    />
  )
}

function ChooseDay({ title, dates, onChoose }: { title: string; dates: readonly string[]; onChoose: (day: number) => void }) {
  return (
    <Page width="text">
      <h2>{title}</h2>
      <div className="rl-days">
        {dates.map((date, index) => (
          <Button key={date} size="xl" variant="default" onClick={() => onChoose(index)}>
            {t('stationDoor.day', { day: index + 1, date: dateText(date) })}
          </Button>
        ))}
      </div>
    </Page>
  )
}
