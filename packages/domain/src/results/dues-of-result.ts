import type { Due } from '../money/payouts-open.ts'
import type { PayoutResult, PotResult } from '../payouts/types.ts'

/** What the engine pays, boat by boat and pot by pot, before anybody is named for it. The pot in the word of `MoneyEvent.pot`. */
export const duesOf = ({ payouts, pots }: { payouts: PayoutResult; pots: readonly PotResult[] }): Due[] =>
  [
    ...payouts.payouts.map(({ entry, amount }) => ({ entry, pot: 'main', amount })),
    ...payouts.groupPots.flatMap(({ group, payouts: paid }) => paid.map(({ entry, amount }) => ({ entry, pot: `group:${group}`, amount }))),
    ...pots.flatMap(({ pot, payouts: paid }) => paid.map(({ entry, amount }) => ({ entry, pot, amount }))),
  ].flatMap(({ amount, ...of }) => (amount > 0 ? [{ ...of, amount, payee: null }] : []))
