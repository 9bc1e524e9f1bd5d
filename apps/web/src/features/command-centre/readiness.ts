import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { isUnpaidNow } from '@ramplight/domain/money/cash-in-hand'
import { t } from './command-centre.texts.ts'

export type ReadyItem = { id: string; done: boolean; text: string; fix?: { label: string; href: string } }

type Given = {
  tournament: Tournament
  entries: readonly TournamentEntry[]
  flights: readonly TournamentFlight[]
  base: string
  /** May this person change the set-up? Whoever may not reads what is missing without a link to it. */
  mayEdit: boolean
  /** Whether this device could run the day alone; null for somebody who keeps no data on it. */
  offline?: { isReady: boolean; text: string } | null
}

/** What should be true before the boats leave; each line says what is wrong and leads to where it is put right. Nothing of an event that is canceled. */
export function readiness({ tournament, entries, flights, base, mayEdit, offline }: Given): ReadyItem[] {
  const { settings, status, cancelled } = tournament
  if (cancelled) return []
  const unpaid = entries.filter((entry) => isUnpaidNow(tournament, entry)).length
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
      text: status === 'Draft' || status === 'Scheduled' ? t('readiness.signUpsNotOpenYet') : t('readiness.signUpsOpen'),
    },
    {
      id: 'entries',
      done: !empty,
      text: empty ? t('readiness.noBoatsEnteredYet') : t('readiness.boatsEntered', { count: entries.length }),
      fix: { label: t('readiness.addEntries'), href: `${base}/entries` },
    },
    !empty && {
      id: 'paid',
      done: unpaid === 0,
      text: unpaid > 0 ? t('readiness.notPaid', { boats: unpaid }) : t('readiness.everybodyPaid'),
      fix: { label: t('readiness.collect'), href: `${base}/entries` },
    },
    !empty && {
      id: 'boats',
      done: unnumbered === 0,
      text: unnumbered > 0 ? t('readiness.withoutBoatNumber', { boats: unnumbered }) : t('readiness.boatNumbersDrawn'),
      fix: { label: t('readiness.drawNumbers'), href: `${base}/boats` },
    },
    wantsFlights && {
      id: 'flights',
      done: flights.length > 0 && noFlight === 0,
      text: flightsText(flights.length, noFlight),
      fix: { label: t('readiness.setFlights'), href: `${base}/boats` },
    },
    {
      id: 'payout',
      done: hasPayout,
      text: hasPayout ? t('readiness.payoutsSet') : t('readiness.placesNotSet'),
      ...(mayEdit ? { fix: { label: t('readiness.setPayouts'), href: `${base}/setup#fees` } } : {}),
    },
    {
      id: 'scoring',
      done: !!settings.weight?.fishLimit,
      text: settings.weight?.fishLimit ? t('readiness.limitOfFish', { limit: settings.weight.fishLimit }) : t('readiness.noFishLimitSet'),
      ...(mayEdit ? { fix: { label: t('readiness.setScoring'), href: `${base}/setup#scoring` } } : {}),
    },
    !!offline && {
      id: 'offline',
      done: offline.isReady,
      text: offline.text,
      fix: { label: t('readiness.getData'), href: '/director/offline' },
    },
  ]
  return items.filter((item): item is ReadyItem => item !== false)
}

function flightsText(made: number, without: number): string {
  if (made === 0) return t('readiness.flightsNotMadeYet')
  return without > 0 ? t('readiness.withoutFlight', { boats: without }) : t('readiness.flightsSet', { flights: made })
}
