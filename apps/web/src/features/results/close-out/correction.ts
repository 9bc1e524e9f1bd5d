import type { TournamentPayouts } from '@ramplight/contract/payments/money'
import { asIfDue, type BoatPayouts, isOpen, payoutsByBoat } from '@ramplight/domain/money/payouts-open'
import { duesOf } from '@ramplight/domain/results/dues-of-result'
import { useQuery } from '@tanstack/react-query'
import { payoutsQuery } from '#features/payments/open-payouts/index.ts'
import type { Results } from '../screen/results-view.ts'

/**
 * What these results change of what boats have been paid, those that owe back first; null where nobody was paid anything yet, or results are
 * not whole.
 */
function correctionsOf({ boats }: TournamentPayouts, results: Results): BoatPayouts[] | null {
  if (results.standings.incomplete || !boats.some(({ handedOut }) => handedOut > 0)) return null
  const payouts = boats.flatMap(({ entry, pots }) => pots.map((pot) => ({ ...pot, entry, handedOutBy: null })))
  return payoutsByBoat(asIfDue(payouts, duesOf(results))).filter(isOpen)
}

export function useCorrections(results: Results): BoatPayouts[] | null {
  const { data } = useQuery(payoutsQuery(results.tournament._id))
  return data ? correctionsOf(data, results) : null
}
