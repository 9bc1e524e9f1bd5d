import type { Results } from '../screen/results-view.ts'

/** What a results sheet shows beside places and weights (1 §3). */
export type PrintOptions = {
  payoutInfo: boolean
  bigFishPayouts: boolean
  sidePots: boolean
  showClubInfo: boolean
  showBoatNumber: boolean
}

/** The defaults of the specification (1 §9). */
export const PRINT_OPTIONS: Readonly<PrintOptions> = {
  payoutInfo: false,
  bigFishPayouts: false,
  sidePots: false,
  showClubInfo: false,
  showBoatNumber: true,
}

/** Payouts only where there is money to win, pots only where the tournament has them (rule print.options). */
export function optionsFor({ tournament, payouts }: Pick<Results, 'tournament' | 'payouts'>): (keyof PrintOptions)[] {
  const applies: Record<keyof PrintOptions, boolean> = {
    payoutInfo: payouts.pool > 0 || payouts.payouts.length > 0,
    bigFishPayouts: tournament.bigfishpots.length > 0,
    sidePots: tournament.sidepots.length > 0,
    showClubInfo: true,
    showBoatNumber: true,
  }
  return (Object.keys(applies) as (keyof PrintOptions)[]).filter((option) => applies[option])
}
