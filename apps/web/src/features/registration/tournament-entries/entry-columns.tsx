import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { isRefundedNow, overpaidNow, owedNow } from '@ramplight/domain/money/cash-in-hand'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { formatCents } from '@ramplight/ui/values/format-cents'
import { writeClock, writeDay } from '@ramplight/ui/values/times'
import { IconAlertTriangle, IconArrowBackUp, IconBan, IconCheck, IconCircleHalf2, IconGift } from '@tabler/icons-react'
import { labelOf } from '#platform/labels/labels.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { offeredPots, potNames } from './entry-pots.ts'
import './entries.css'
import { isPartPaid, owersOf } from './part-paid.ts'
import { t } from './tournament-entries.texts.ts'

/** It has paid by card and at the ramp, or for a pot that it left: what it is to get back. */
export const isOverpaid = (tournament: Tournament, entry: TournamentEntry): boolean => overpaidNow(tournament, entry) > 0

function standing(tournament: Tournament, entry: TournamentEntry) {
  const { disqualified, freeEntry, status } = entry
  if (disqualified) return 'disqualified'
  if (isOverpaid(tournament, entry)) return 'overpaid'
  // On a device that is not heard of yet: what was added to what a card has paid.
  if (status === 'Paid') return owedNow(tournament, entry) > 0 ? 'partPaid' : 'paid'
  if (freeEntry) return 'free'
  if (isRefundedNow(tournament, entry)) return 'refunded'
  return isPartPaid(entry) ? 'partPaid' : 'unpaid'
}

const LOOK = {
  disqualified: { tone: 'red', icon: IconBan },
  paid: { tone: 'kelp', icon: IconCheck },
  free: { tone: 'water', icon: IconGift },
  unpaid: { tone: 'amber', icon: IconAlertTriangle },
  partPaid: { tone: 'amber', icon: IconCircleHalf2 },
  overpaid: { tone: 'amber', icon: IconArrowBackUp },
  refunded: { tone: 'ink', icon: IconArrowBackUp },
} as const

const standingWord = (tournament: Tournament, entry: TournamentEntry) => t(`entryColumns.${standing(tournament, entry)}`)

export const isUnpaid = ({ status, freeEntry }: TournamentEntry): boolean => status !== 'Paid' && !freeEntry

export function entryColumns(tournament: Tournament, flights: readonly TournamentFlight[]): Column<TournamentEntry>[] {
  const pots = offeredPots(tournament)
  const zone = zoneOf(tournament)
  const flightOf = (entry: TournamentEntry) => {
    const flight = flights.find(({ _id }) => _id === entry.flight)
    return flight && writeFlight(flight.name)
  }
  return [
    {
      id: 'boat',
      header: labelOf('tournament-entries', 'boatNumber'),
      value: ({ boatNumber }) => boatNumber,
      numeric: true,
      width: '5rem',
      card: 'fact',
    },
    { id: 'anglers', header: tournament.teamEvent ? t('entryColumns.team') : t('entryColumns.angler'), value: fullNames, card: 'title' },
    { id: 'flight', header: labelOf('tournament-entries', 'flight'), value: flightOf, card: flights.length > 0 ? 'fact' : 'none' },
    {
      id: 'status',
      header: labelOf('tournament-entries', 'status'),
      value: (entry) => standingWord(tournament, entry),
      cell: (entry) => <StatusBadge word={standingWord(tournament, entry)} {...LOOK[standing(tournament, entry)]} />,
      card: 'status',
    },
    {
      id: 'owes',
      header: t('entryColumns.owes'),
      value: (entry) => owedNow(tournament, entry),
      cell: (entry) => {
        const [owing, back] = [owedNow(tournament, entry), overpaidNow(tournament, entry)]
        if (back > 0) return <b className="rl-entry__owes">{t('entryColumns.back', { amount: `$${formatCents(back)}` })}</b>
        if (owing <= 0) return null
        const owers = owersOf(tournament, entry).map(({ name }) => name)
        return (
          <span className="rl-entry__owing">
            <b className="rl-entry__owes">${formatCents(owing)}</b>
            {owers.length > 0 && <small>{owers.join(', ')}</small>}
          </span>
        )
      },
      csv: (entry) => owedNow(tournament, entry) / 100,
      numeric: true,
      searchable: false,
      // Beside the name on every size: money that is not seen is not asked for.
      card: 'status',
    },
    { id: 'pots', header: t('entryColumns.pots'), value: (entry) => potNames(entry, pots), card: 'none' },
    {
      id: 'here',
      header: t('entryColumns.checkedIn'),
      value: ({ checkedInAt }) => checkedInAt ?? '',
      csv: ({ checkedInAt }) => (checkedInAt ? writeClock(checkedInAt, zone) : ''),
      cell: ({ checkedInAt }) => (checkedInAt ? <span className="rl-num">{writeClock(checkedInAt, zone)}</span> : '—'),
      searchable: false,
      card: 'fact',
    },
    {
      id: 'groups',
      header: labelOf('tournament-entries', 'groups'),
      value: ({ groups }) => groups.join(', '),
      optional: true,
      card: 'none',
    },
    {
      id: 'signedUp',
      header: t('entryColumns.signedUp'),
      value: ({ createdAt }) => new Date(createdAt),
      cell: ({ createdAt }) => writeDay(createdAt, zone),
      csv: ({ createdAt }) => writeDay(createdAt, zone),
      optional: true,
      searchable: false,
      card: 'none',
    },
  ]
}
