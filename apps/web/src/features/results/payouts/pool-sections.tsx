import { explainPayout } from '@ramplight/domain/explain/explain-payout'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ExplanationList, type ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { moneyOut, type Results } from '../screen/results-view.ts'
import { RankList } from '../standings/rank-list.tsx'
import { poolRows } from '../words/payout-rows.ts'
import { potName } from '../words/words.ts'
import { t } from './payouts.texts.ts'
import { restOfPool } from './rest-of-pool.ts'

/** From the fees to the main pool. */
export function PoolSection({ results }: { results: Results }) {
  const { payouts, words } = results
  return (
    <Section title={t('poolSections.thePool')}>
      <ExplanationList
        caption={t('poolSections.thePool')}
        rows={poolRows(poolSteps(results), words)}
        total={{
          label: payouts.groupPots.length > 0 ? t('poolSections.mainPool') : t('poolSections.pool'),
          amountText: writeMoney(payouts.mainPool),
        }}
        note={restOfPool(results).note}
      />
    </Section>
  )
}

/** Where every cent goes. */
export const PaidSection = ({ results }: { results: Results }) => (
  <Section title={t('poolSections.allThatIsPaid')}>
    <ExplanationList
      caption={t('poolSections.allThatIsPaid')}
      rows={paidRows(results)}
      total={{ label: t('poolSections.payouts'), amountText: writeMoney(moneyOut(results).total) }}
    />
  </Section>
)

/** What each place is worth with the boats of now. */
export const PlacesSection = ({ results: { payouts } }: { results: Results }) => (
  <Section title={t('poolSections.whatThePlacesPay')} note={t('poolSections.withTheBoatsEntered')}>
    <RankList
      label={t('poolSections.whatThePlacesPay')}
      rows={payouts.positionAmounts.map(({ position, amount }) => ({
        key: String(position),
        place: '',
        name: t('poolSections.placeOrdinal', { place: writePlace(position) }),
        amount: writeMoney(amount),
      }))}
    />
  </Section>
)

/** The pool is the same for everybody; nobody in particular is asked about. */
const poolSteps = ({ tournament, field, standings, tables }: Results) =>
  explainPayout({ tournament, entries: field, standings, placementTables: tables, entry: '' }).pool

const places = (count: number) => t('poolSections.payoutCount', { count })

/** Main pool, bonuses, groups and pots: the amounts add up to everything that is paid. */
export function paidRows({ payouts, pots, words }: Results): ExplanationRow[] {
  return [
    { label: t('poolSections.mainPool'), detail: places(payouts.payouts.length), amountText: writeMoney(payouts.paid) },
    ...(payouts.bonusPaid > 0
      ? [
          {
            label: t('poolSections.positionBonuses'),
            detail: t('poolSections.onTop'),
            amountText: `+${writeMoney(payouts.bonusPaid)}`,
            tone: 'plus' as const,
          },
        ]
      : []),
    ...payouts.groupPots.map(({ group, paid, payouts: list }) => ({
      label: t('poolSections.group', { group }),
      detail: places(list.length),
      amountText: `+${writeMoney(paid)}`,
      tone: 'plus' as const,
    })),
    ...pots.map(({ pot, paid, participants, payouts: list }) => ({
      label: potName(words, pot),
      detail: t('poolSections.participantsIn', { participants, places: places(list.length) }),
      amountText: `+${writeMoney(paid)}`,
      tone: paid > 0 ? ('plus' as const) : ('muted' as const),
    })),
  ]
}
