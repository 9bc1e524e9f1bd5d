import { explainPayout } from '@ramplight/domain/explain/explain-payout'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ExplanationList, type ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import { moneyOut, type Results } from '../screen/results-view.ts'
import { RankList } from '../standings/rank-list.tsx'
import { poolRows } from '../words/payout-rows.ts'
import { potName } from '../words/words.ts'

/** From the fees to the main pool. */
export function PoolSection({ results }: { results: Results }) {
  const { payouts, standings, words } = results
  const rest = standings.incomplete ? 'held' : 'kept'
  return (
    <Section title="The pool">
      <ExplanationList
        caption="The pool"
        rows={poolRows(poolSteps(results), words)}
        total={{ label: payouts.groupPots.length > 0 ? 'Main pool' : 'Pool', amountText: writeMoney(payouts.mainPool) }}
        note={`${writeMoney(payouts.paid)} paid + ${writeMoney(payouts.retained)} ${rest} = ${writeMoney(payouts.mainPool)}`}
      />
    </Section>
  )
}

/** Where every cent goes. */
export const PaidSection = ({ results }: { results: Results }) => (
  <Section title="All that is paid">
    <ExplanationList
      caption="All that is paid"
      rows={paidRows(results)}
      total={{ label: 'Payouts', amountText: writeMoney(moneyOut(results).total) }}
    />
  </Section>
)

/** What each place is worth with the boats of now. */
export const PlacesSection = ({ results: { payouts } }: { results: Results }) => (
  <Section title="What the places pay" note="With the boats entered now, if everybody weighs fish and nobody ties">
    <RankList
      label="What the places pay"
      rows={payouts.positionAmounts.map(({ position, amount }) => ({
        key: String(position),
        place: '',
        name: `${ordinal(position)} place`,
        amount: writeMoney(amount),
      }))}
    />
  </Section>
)

/** The pool is the same for everybody; nobody in particular is asked about. */
const poolSteps = ({ tournament, field, standings, tables }: Results) =>
  explainPayout({ tournament, entries: field, standings, placementTables: tables, entry: '' }).pool

const places = (count: number) => (count === 1 ? '1 payout' : `${count} payouts`)

/** Main pool, bonuses, groups and pots: the amounts add up to everything that is paid. */
export function paidRows({ payouts, pots, words }: Results): ExplanationRow[] {
  return [
    { label: 'Main pool', detail: places(payouts.payouts.length), amountText: writeMoney(payouts.paid) },
    ...(payouts.bonusPaid > 0
      ? [
          {
            label: 'Position bonuses',
            detail: 'On top of the pool',
            amountText: `+${writeMoney(payouts.bonusPaid)}`,
            tone: 'plus' as const,
          },
        ]
      : []),
    ...payouts.groupPots.map(({ group, paid, payouts: list }) => ({
      label: `Group ${group}`,
      detail: places(list.length),
      amountText: `+${writeMoney(paid)}`,
      tone: 'plus' as const,
    })),
    ...pots.map(({ pot, paid, participants, payouts: list }) => ({
      label: potName(words, pot),
      detail: `${participants} in, ${places(list.length)}`,
      amountText: `+${writeMoney(paid)}`,
      tone: paid > 0 ? ('plus' as const) : ('muted' as const),
    })),
  ]
}
