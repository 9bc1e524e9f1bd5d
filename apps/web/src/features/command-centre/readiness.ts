import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'

export type ReadyItem = { id: string; done: boolean; text: string; fix?: { label: string; href: string } }

type Given = {
  tournament: Tournament
  entries: readonly TournamentEntry[]
  flights: readonly TournamentFlight[]
  base: string
  /** Whether this device could run the day alone; null for somebody who keeps no data on it. */
  offline?: { isReady: boolean; text: string } | null
}

/** What should be true before the boats leave; each line says what is wrong and leads to where it is put right. */
export function readiness({ tournament, entries, flights, base, offline }: Given): ReadyItem[] {
  const { settings, status } = tournament
  const unpaid = entries.filter((entry) => entry.status !== 'Paid' && !entry.freeEntry).length
  const unnumbered = entries.filter(({ boatNumber }) => boatNumber == null).length
  const wantsFlights = (settings.flightOptions?.flights ?? 0) > 1 || flights.length > 0
  const noFlight = entries.filter(({ flight }) => !flight).length
  const payout = settings.payout
  const hasPayout = [
    payout?.oneIn,
    payout?.placesPaid,
    payout?.customPayouts?.length,
    payout?.placesByFieldSize?.length,
    payout?.placesSteps,
  ].some(Boolean)
  const empty = entries.length === 0
  const items: (ReadyItem | false)[] = [
    {
      id: 'open',
      done: !['Draft', 'Scheduled'].includes(status),
      text: status === 'Draft' || status === 'Scheduled' ? 'Sign-ups are not open yet' : 'Sign-ups are open',
    },
    {
      id: 'entries',
      done: !empty,
      text: empty ? 'No boats entered yet' : `${entries.length} ${entries.length === 1 ? 'boat' : 'boats'} entered`,
      fix: { label: 'Add entries', href: `${base}/entries` },
    },
    !empty && {
      id: 'paid',
      done: unpaid === 0,
      text: unpaid > 0 ? `${unpaid} not paid` : 'Everybody has paid',
      fix: { label: 'Collect', href: `${base}/entries` },
    },
    !empty && {
      id: 'boats',
      done: unnumbered === 0,
      text: unnumbered > 0 ? `${unnumbered} without a boat number` : 'Boat numbers are drawn',
      fix: { label: 'Draw numbers', href: `${base}/boats` },
    },
    wantsFlights && {
      id: 'flights',
      done: flights.length > 0 && noFlight === 0,
      text: flightsText(flights.length, noFlight),
      fix: { label: 'Set flights', href: `${base}/boats` },
    },
    {
      id: 'payout',
      done: hasPayout,
      text: hasPayout ? 'Payouts are set' : 'The number of paid places is not set',
      fix: { label: 'Set payouts', href: `${base}/setup#fees` },
    },
    {
      id: 'scoring',
      done: !!settings.weight?.fishLimit,
      text: settings.weight?.fishLimit ? `Limit of ${settings.weight.fishLimit} fish` : 'No fish limit is set',
      fix: { label: 'Set scoring', href: `${base}/setup#scoring` },
    },
    !!offline && { id: 'offline', done: offline.isReady, text: offline.text, fix: { label: 'Get data', href: '/director/offline' } },
  ]
  return items.filter((item): item is ReadyItem => item !== false)
}

function flightsText(made: number, without: number): string {
  if (made === 0) return 'Flights are not made yet'
  return without > 0 ? `${without} without a flight` : `${made} flights are set`
}
