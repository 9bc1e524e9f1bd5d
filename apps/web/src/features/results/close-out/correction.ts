import type { Payment } from '@ramplight/contract/payments/payments'
import { type Correction, corrections, paidBefore, paidOut, writtenPayouts } from '@ramplight/domain/results/correction'
import { useQuery } from '@tanstack/react-query'
import { tournamentPaymentsQuery } from '#features/payments/payments/index.ts'
import type { Results } from '../screen/results-view.ts'

/** Whose money changed since the results were official before; null: they never were, or it is not known yet. */
const correctionsOf = (payments: readonly Payment[], results: Results): Correction[] | null => {
  const before = paidBefore(writtenPayouts(payments))
  return before && !results.standings.incomplete ? corrections(before, paidOut(results)) : null
}

export function useCorrections(results: Results): Correction[] | null {
  const { data } = useQuery(tournamentPaymentsQuery(results.tournament._id))
  return data ? correctionsOf(data, results) : null
}
