import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { isReversed } from '@ramplight/domain/tournament/launch-times'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { writeWallClock } from '@ramplight/ui/values/times'
import { type Cells, eventSheet, type Paper, tableOf } from '#features/print/index.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { unitName, unitOf } from '#platform/values/typed-weight.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import type { BoatList } from './boat-lists.ts'
import { t } from './draw.texts.ts'

/** The sheets of the ramp: who goes out when, who is here, what is weighed by hand when no tablet works. */
export const DRAW_PAPERS = ['boats', 'check-in', 'weigh-in', 'bump-cards'] as const
export type DrawPaper = (typeof DRAW_PAPERS)[number]

/** `day`: of the times on the sheets, from 0. */
type Of = { tournament: Tournament; lists: readonly BoatList[]; day: number }
type OfBoat = Cells<TournamentEntry>

const BOAT: () => OfBoat = () => ({ label: t('papers.boat'), align: 'end', cell: ({ boatNumber }) => String(boatNumber ?? '—') })
const TEAM: () => OfBoat = () => ({ label: t('papers.team'), share: 4, cell: fullNames })
const box = (label: string, share = 1): OfBoat => ({ label, share })

export function drawPaper(kind: DrawPaper, { tournament, lists, day }: Of): Paper {
  const isOneOfMany = tournament.tournamentDates.length > 1
  const sheet = eventSheet(tournament, t(`papers.${kind}`), isOneOfMany ? [t('papers.day', { day: day + 1 })] : [])
  if (kind === 'bump-cards') return { ...sheet, tables: [], cards: bumpCards({ tournament, lists, day }) }
  const inTheirOrder = (boats: TournamentEntry[]) => (kind === 'boats' && isReversed(tournament, day) ? boats.toReversed() : boats)
  const columns = COLUMNS[kind](tournament)
  return {
    ...sheet,
    tables: lists
      .filter(({ boats }) => boats.length > 0)
      .map((list) => ({
        ...headOf(list, tournament, lists.length > 1),
        ...tableOf(columns, inTheirOrder(list.boats)),
        isTall: true,
        // A flight is weighed at one table: its sheet is handed there.
        ...(kind === 'weigh-in' && { startsPage: true }),
      })),
  }
}

const COLUMNS: Record<Exclude<DrawPaper, 'bump-cards'>, (tournament: Tournament) => OfBoat[]> = {
  boats: () => [BOAT(), TEAM(), box(t('papers.out')), box(t('papers.back'))],
  'check-in': () => [
    BOAT(),
    TEAM(),
    {
      label: t('papers.fee'),
      cell: ({ status, freeEntry }) => t(freeEntry ? 'papers.free' : status === 'Paid' ? 'papers.paid' : 'papers.owed'),
    },
    box(t('papers.here')),
    box(t('papers.signature'), 3),
  ],
  'weigh-in': ({ settings }) => [
    BOAT(),
    TEAM(),
    box(t('papers.fish')),
    box(t('papers.alive')),
    box(t('papers.weight', { unit: unitName[unitOf(settings.weight)] }), 1.6),
    box(t('papers.bigFish'), 1.3),
    box(t('papers.penalty'), 1.2),
    box(t('papers.initials'), 1.2),
  ],
}

function headOf({ flight, startTime, dueTime }: BoatList, tournament: Tournament, isOneOfMany: boolean): { title: string; note: string } {
  return {
    title: flight ? writeFlight(flight.name) : t(isOneOfMany ? 'printList.withoutFlight' : 'printList.boats'),
    note: [
      t('printList.outAt', { time: writeWallClock(startTime) }),
      t('printList.dueBackAt', { time: writeWallClock(dueTime), timezone: zoneOf(tournament).word }),
    ].join(' · '),
  }
}

/** One for each boat, to hand over at the bump table and to hold up in line. */
const bumpCards = ({ tournament, lists }: Of) =>
  lists.flatMap((list) =>
    list.boats.map((entry) => ({
      mark: String(entry.boatNumber ?? '—'),
      title: fullNames(entry),
      lines: [list.flight && writeFlight(list.flight.name), headOf(list, tournament, true).note, tournament.name].filter(
        (line): line is string => !!line,
      ),
    })),
  )
