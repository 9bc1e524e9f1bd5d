import type { PlacesStep, PoolStep } from '@ramplight/domain/explain/explain-payout'
import type { PotSizeStep } from '@ramplight/domain/explain/explain-pot'
import type { NotPaidReason, PayoutStep } from '@ramplight/domain/explain/pot-steps'
import { ordinal } from '@ramplight/domain/kernel/ordinal'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { countOf } from '#platform/values/write-count.ts'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { textsOf, toneOf } from './explanation-rows.ts'
import { listText, MINUS, namesText, percentText, potName, type Words, weightText } from './words.ts'

type Texts = Pick<ExplanationRow, 'label' | 'detail'>
type Table<S extends { kind: string }> = { [K in S['kind']]: (step: Extract<S, { kind: K }>, words: Words) => Texts }

const NOT_PAID: Record<NotPaidReason, string> = {
  incomplete: 'Not every day is weighed; nothing is paid yet',
  disqualified: 'Disqualified',
  'no-weight': 'No weight, no payout',
  'outside-paid-places': 'Below the paid places',
  'not-in-standings': 'Not in the standings',
  'no-payout-structure': 'No payout structure fits the number of places',
  'no-money': 'There is no money to pay from',
  'not-in-pot': 'Not in this pot',
  'no-settings': 'The tournament has no settings; no pot is paid',
  'below-minimum-weight': 'Below the minimum weight of this pot',
}

const PAYOUT: Table<PayoutStep> = {
  share: ({ position, pool, numerator, denominator }) => ({
    label: `Share of ${ordinal(position)} place`,
    detail: `${percentText(numerator, denominator)} of ${writeMoney(pool)}, down to the cent`,
  }),
  minimum: ({ position, minimum }) => ({
    label: `Below the ${writeShortMoney(minimum)} minimum`,
    detail: `${ordinal(position)} place is not paid; its money is left over`,
  }),
  rounding: ({ to, delta, direction }, { tournament }) => ({
    label: to === 1 ? 'Rounded to the cent' : `Rounded ${delta < 0 ? 'down' : 'up'} to ${writeShortMoney(to)}`,
    ...(to > 1 && direction === 'down' && (tournament.settings.payout?.roundUpOrDown ?? 'down') !== 'down'
      ? { detail: 'Rounding up would leave first place with less than another' }
      : {}),
  }),
  leftover: ({ delta }) => ({
    label: delta < 0 ? 'Given to round the others up' : 'Left over by the others',
    detail: 'First place takes what rounding and unpaid places leave, so the table pays to the cent',
  }),
  guarantee: ({ position }, { tournament }) => ({
    label:
      tournament.settings.payout?.payoutMode === 'mixed' ? `Guarantee of ${ordinal(position)} place` : `Set for ${ordinal(position)} place`,
    detail: tournament.settings.payout?.payoutMode === 'mixed' ? 'Paid where it is more than the percentage' : 'Paid as typed',
  }),
  shortfall: ({ position }) => ({ label: 'The pool ran out', detail: `${ordinal(position)} place gets what was left` }),
  'position-bonus': ({ position }) => ({ label: `Bonus for ${ordinal(position)} place`, detail: 'On top of the pool' }),
  'tie-split': ({ with: others, ways, position }, words) => ({
    label: `Tie with ${namesText(others, words)}`,
    detail: `The money of ${placesText(position, ways)} place is added up and split ${ways} ways`,
  }),
  'odd-cent': () => ({ label: 'Odd cent', detail: 'Goes to the first listed of the tied' }),
  'field-guarantee': ({ position }) => ({
    label: `Guarantee of ${ordinal(position)} place`,
    detail: 'So many boats entered that the place is worth at least this much',
  }),
  'not-paid': (step, words) => ({
    label: NOT_PAID[step.reason],
    ...(step.reason === 'below-minimum-weight'
      ? { detail: `${weightText(step.weight, words)} on the scale, ${weightText(step.minimumWeight, words)} needed` }
      : {}),
  }),
}

/** `2nd and 3rd`, `2nd to 9th` */
const placesText = (from: number, ways: number): string =>
  ways > 3 ? `${ordinal(from)} to ${ordinal(from + ways - 1)}` : listText(Array.from({ length: ways }, (_, index) => ordinal(from + index)))

const POOL: Table<PoolStep> = {
  gross: ({ units, entryFee }) => ({ label: 'Entry fees', detail: `${units} × ${writeShortMoney(entryFee)}` }),
  slice: ({ name, per, each, times, delta }) => ({
    label: name,
    detail: [
      per === 'entry' ? `${times} × ${writeShortMoney(each)} of the fees` : `${writeShortMoney(each)} of the fees`,
      -delta < each * times ? 'as far as they reach' : null,
    ]
      .filter(Boolean)
      .join(', '),
  }),
  percentage: ({ percentage }) => ({
    label: `${percentage} % is paid out`,
    detail:
      percentage > 100
        ? `The club adds ${trimmedPercent(percentage - 100)} %`
        : `${trimmedPercent(100 - percentage)} % stays with the club`,
  }),
  'extra-bonus': () => ({ label: 'Extra money', detail: 'Added to the pool by the director' }),
  'included-pot': ({ pot, participants, entryFee }, words) => ({
    label: potName(words, pot),
    detail: `In the entry fee: ${participants} × ${writeShortMoney(entryFee)}`,
  }),
  clamp: () => ({ label: 'Not below zero', detail: 'The pots in the entry fee take more than there is' }),
  group: ({ group }) => ({ label: `Group ${group}`, detail: 'Played out among its members' }),
}

const trimmedPercent = (value: number) => Math.round(value * 10_000) / 10_000

/** How many places are paid, and why so many. */
const PLACES: Table<PlacesStep> = {
  'field-size': ({ units, from }) => ({
    label: `${countOf(units, 'entry', 'entries')} in the field`,
    detail: from === null ? 'Fewer than the first line of the table: one place' : `The line for ${from} or more`,
  }),
  'first-places': ({ upTo }) => ({ label: 'Places at first', detail: `Up to ${countOf(upTo, 'entry', 'entries')}` }),
  'more-places': ({ units, upTo, oneMorePer }) => ({
    label: 'Places for a larger field',
    detail: `One for every full ${oneMorePer} of the ${units - upTo} above ${upTo}`,
  }),
  'one-in': ({ units, oneIn }) => ({ label: `One in ${oneIn}`, detail: `${countOf(units, 'entry', 'entries')} ÷ ${oneIn}, at least one` }),
  'typed-places': () => ({ label: 'Places', detail: 'Set in setup' }),
  'typed-rows': () => ({ label: 'Places', detail: 'One for every row of the payout list' }),
  'most-places': ({ maxPlaces }) => ({ label: 'Never more places', detail: `than ${maxPlaces}` }),
}

const POT_SIZE: Table<PotSizeStep> = {
  'buy-ins': ({ participants, entryFee }) => ({
    label: countOf(participants, 'participant'),
    detail: `${participants} × ${writeShortMoney(entryFee)}`,
  }),
  'pot-bonus': () => ({ label: 'Extra money', detail: 'Added to this pot by the director' }),
  'carried-in': () => ({ label: 'Carried over', detail: 'Nobody claimed it at the last event' }),
}

/** Cents as they stand in a ledger: the first line plain, the others with their sign. */
function moneyRows<S extends { kind: string; delta: number }>(table: Table<S>, steps: readonly S[], words: Words): ExplanationRow[] {
  return steps.map((step, index) => {
    const amount = writeMoney(step.delta)
    return {
      ...textsOf<S>(table, step, words),
      amountText: index > 0 && step.delta > 0 ? `+${amount}` : amount,
      tone: index === 0 && step.delta !== 0 ? 'plain' : toneOf(step.delta),
    }
  })
}

/** Why an entry gets what it gets from one pot of money. */
export const payoutRows = (steps: readonly PayoutStep[], words: Words): ExplanationRow[] => moneyRows(PAYOUT, steps, words)
/** From the fees to the main pool. */
export const poolRows = (steps: readonly PoolStep[], words: Words): ExplanationRow[] => moneyRows(POOL, steps, words)
/** The lines add up to the number of places paid. */
export const placesRows = (steps: readonly PlacesStep[], words: Words): ExplanationRow[] =>
  steps.map((step, index) => ({
    ...textsOf<PlacesStep>(PLACES, step, words),
    amountText: index === 0 ? `${step.delta}` : `${step.delta < 0 ? MINUS : '+'}${Math.abs(step.delta)}`,
    tone: index === 0 ? 'plain' : toneOf(step.delta),
  }))
/** participants × fee + extra = size */
export const potSizeRows = (steps: readonly PotSizeStep[], words: Words): ExplanationRow[] => moneyRows(POT_SIZE, steps, words)

/** The same in one short sentence, for the table. */
export function payoutSentence(steps: readonly PayoutStep[], words: Words): string {
  const find = <K extends PayoutStep['kind']>(kind: K) => steps.filter((step) => step.kind === kind) as Extract<PayoutStep, { kind: K }>[]
  const [out] = find('not-paid')
  if (out) return NOT_PAID[out.reason]
  const shares = find('share')
  const [tie] = find('tie-split')
  const percents = shares.map(({ numerator, denominator }) => percentText(numerator, denominator))
  const [set] = find('guarantee')
  const [lifted] = find('field-guarantee')
  const bonus = find('position-bonus').reduce((sum, { delta }) => sum + delta, 0)
  const leftover = find('leftover').reduce((sum, { delta }) => sum + delta, 0)
  const [rounding] = find('rounding')
  const parts = [
    tie ? `tie with ${namesText(tie.with, words)}` : null,
    tie && percents.length > 0 ? `${percents.length > 1 ? `(${percents.join(' + ')})` : percents[0]} ÷ ${tie.ways}` : null,
    !tie && shares[0] ? `${percents[0]} of ${writeShortMoney(shares[0].pool)}` : null,
    set
      ? shares.length > 0
        ? 'raised to the guarantee'
        : tie
          ? `set amounts ÷ ${tie.ways}`
          : `set to ${writeShortMoney(set.delta)}`
      : null,
    lifted ? 'raised to the guarantee for this many boats' : null,
    find('minimum')[0] ? `below the ${writeShortMoney(find('minimum')[0]!.minimum)} minimum` : null,
    rounding && rounding.to > 1 ? `rounded to ${writeShortMoney(rounding.to)}` : null,
    leftover > 0 ? `${writeShortMoney(leftover)} left over` : leftover < 0 ? `${writeShortMoney(-leftover)} to round up the others` : null,
    find('shortfall')[0] ? 'the pool ran out' : null,
    bonus > 0 ? `${writeShortMoney(bonus)} bonus` : null,
    find('odd-cent')[0] ? 'odd cent' : null,
  ].filter((part) => part !== null)
  const sentence = parts.join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
