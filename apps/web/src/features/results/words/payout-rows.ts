import type { PlacesStep, PoolStep } from '@ramplight/domain/explain/explain-payout'
import type { PotSizeStep } from '@ramplight/domain/explain/explain-pot'
import type { PayoutStep } from '@ramplight/domain/explain/pot-steps'
import type { ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { textsOf } from './explanation-rows.ts'
import { toneOf } from './tone-of.ts'
import { t } from './words.texts.ts'
import { listText, MINUS, measured, namesText, percentText, potName, type Words, weightText } from './words.ts'

type Texts = Pick<ExplanationRow, 'label' | 'detail'>
type Table<S extends { kind: string }> = { [K in S['kind']]: (step: Extract<S, { kind: K }>, words: Words) => Texts }

const PAYOUT: Table<PayoutStep> = {
  share: ({ position, pool, numerator, denominator }) => ({
    label: t('payoutRows.shareOfPlace', { place: writePlace(position) }),
    detail: t('payoutRows.shareDownToTheCent', { share: percentText(numerator, denominator), pool: writeMoney(pool) }),
  }),
  minimum: ({ position, minimum }) => ({
    label: t('payoutRows.isBelowTheMinimum', { minimum: writeShortMoney(minimum) }),
    detail: t('payoutRows.placeIsNotPaid', { place: writePlace(position) }),
  }),
  rounding: ({ to, delta, direction }, { tournament }) => ({
    label:
      to === 1
        ? t('payoutRows.roundedToTheCent')
        : t(delta < 0 ? 'payoutRows.roundedDown' : 'payoutRows.roundedUp', { step: writeShortMoney(to) }),
    ...(to > 1 && direction === 'down' && (tournament.settings.payout?.roundUpOrDown ?? 'down') !== 'down'
      ? { detail: t('payoutRows.roundingUpWouldLeave') }
      : {}),
  }),
  leftover: ({ delta }) => ({
    label: delta < 0 ? t('payoutRows.givenToRound') : t('payoutRows.leftOver'),
    detail: t('payoutRows.firstPlaceTakes'),
  }),
  guarantee: ({ position }, { tournament }) => ({
    label:
      tournament.settings.payout?.payoutMode === 'mixed'
        ? t('payoutRows.guaranteeOfPlace', { place: writePlace(position) })
        : t('payoutRows.setForPlace', { place: writePlace(position) }),
    detail: tournament.settings.payout?.payoutMode === 'mixed' ? t('payoutRows.paidWhere') : t('payoutRows.paidAsTyped'),
  }),
  shortfall: ({ position }) => ({
    label: t('payoutRows.thePoolRanOut'),
    detail: t('payoutRows.placeGets', { place: writePlace(position) }),
  }),
  'position-bonus': ({ position }) => ({
    label: t('payoutRows.bonusForPlace', { place: writePlace(position) }),
    detail: t('payoutRows.onTop'),
  }),
  'tie-split': ({ with: others, ways, position }, words) => ({
    label: t('payoutRows.tieWithOthers', { others: namesText(others, words) }),
    detail: t('payoutRows.theMoneyOfPlace', { place: placesText(position, ways), ways }),
  }),
  'odd-cent': () => ({ label: t('payoutRows.oddCent'), detail: t('payoutRows.goesToTheFirst') }),
  'field-guarantee': ({ position }) => ({
    label: t('payoutRows.guaranteeOfPlace', { place: writePlace(position) }),
    detail: t('payoutRows.soManyBoatsEntered'),
  }),
  'not-paid': (step, words) => ({
    label: t(`payoutRows.notPaid.${step.reason}`, measured(words)),
    ...(step.reason === 'below-minimum-weight'
      ? {
          detail: t('payoutRows.onTheScaleNeeded', {
            ...measured(words),
            weight: weightText(step.weight, words),
            needed: weightText(step.minimumWeight, words),
          }),
        }
      : {}),
  }),
}

/** `2nd and 3rd`, `2nd to 9th` */
const placesText = (from: number, ways: number): string =>
  ways > 3
    ? t('payoutRows.placeToPlace', { first: writePlace(from), last: writePlace(from + ways - 1) })
    : listText(Array.from({ length: ways }, (_, index) => writePlace(from + index)))

const POOL: Table<PoolStep> = {
  gross: ({ units, entryFee }) => ({ label: t('payoutRows.entryFees'), detail: `${units} × ${writeShortMoney(entryFee)}` }),
  slice: ({ name, per, each, times, delta }) => ({
    label: name,
    detail: [
      per === 'entry'
        ? t('payoutRows.feesTimes', { times, amount: writeShortMoney(each) })
        : t('payoutRows.ofTheFees', { amount: writeShortMoney(each) }),
      -delta < each * times ? t('payoutRows.asFar') : null,
    ]
      .filter(Boolean)
      .join(', '),
  }),
  percentage: ({ percentage }) => ({
    label: t('payoutRows.isPaidOut', { percent: percentage }),
    detail:
      percentage > 100
        ? t('payoutRows.theClubAdds', { percent: trimmedPercent(percentage - 100) })
        : t('payoutRows.staysWithTheClub', { percent: trimmedPercent(100 - percentage) }),
  }),
  'extra-bonus': () => ({ label: t('payoutRows.extraMoney'), detail: t('payoutRows.addedToThePool') }),
  'included-pot': ({ pot, participants, entryFee }, words) => ({
    label: potName(words, pot),
    detail: t('payoutRows.inTheEntryFee', { participants, amount: writeShortMoney(entryFee) }),
  }),
  clamp: () => ({ label: t('payoutRows.notBelowZero'), detail: t('payoutRows.thePots') }),
  group: ({ group }) => ({ label: t('payoutRows.group', { group }), detail: t('payoutRows.playedOutAmong') }),
}

const trimmedPercent = (value: number) => Math.round(value * 10_000) / 10_000

/** How many places are paid, and why so many. */
const PLACES: Table<PlacesStep> = {
  'field-size': ({ units, from }) => ({
    label: t('payoutRows.entriesInTheField', { count: units }),
    detail: from === null ? t('payoutRows.fewerThanTheFirst') : t('payoutRows.lineForOrMore', { count: from }),
  }),
  'first-places': ({ upTo }) => ({ label: t('payoutRows.placesAtFirst'), detail: t('payoutRows.upToEntries', { count: upTo }) }),
  'more-places': ({ units, upTo, oneMorePer }) => ({
    label: t('payoutRows.placesForALarger'),
    detail: t('payoutRows.oneForEveryFull', { oneMorePer, entries: units - upTo, upTo }),
  }),
  'one-in': ({ units, oneIn }) => ({
    label: t('payoutRows.oneIn', { count: oneIn }),
    detail: t('payoutRows.entriesDividedAtLeastOne', { entries: units, divisor: oneIn }),
  }),
  'typed-places': () => ({ label: t('payoutRows.places'), detail: t('payoutRows.setInSetup') }),
  'typed-rows': () => ({ label: t('payoutRows.places'), detail: t('payoutRows.oneForEveryRow') }),
  'most-places': ({ maxPlaces }) => ({ label: t('payoutRows.neverMorePlaces'), detail: t('payoutRows.thanPlaces', { places: maxPlaces }) }),
}

const POT_SIZE: Table<PotSizeStep> = {
  'buy-ins': ({ participants, entryFee }) => ({
    label: t('payoutRows.participants', { count: participants }),
    detail: `${participants} × ${writeShortMoney(entryFee)}`,
  }),
  'pot-bonus': () => ({ label: t('payoutRows.extraMoney'), detail: t('payoutRows.addedToThisPot') }),
  'carried-in': () => ({ label: t('payoutRows.carriedOver'), detail: t('payoutRows.nobodyClaimed') }),
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
  if (out) return t(`payoutRows.notPaid.${out.reason}`, measured(words))
  const shares = find('share')
  const [tie] = find('tie-split')
  const percents = shares.map(({ numerator, denominator }) => percentText(numerator, denominator))
  const [set] = find('guarantee')
  const [lifted] = find('field-guarantee')
  const bonus = find('position-bonus').reduce((sum, { delta }) => sum + delta, 0)
  const leftover = find('leftover').reduce((sum, { delta }) => sum + delta, 0)
  const [rounding] = find('rounding')
  const parts = [
    tie ? t('payoutRows.tieWithBoats', { boats: namesText(tie.with, words) }) : null,
    tie && percents.length > 0 ? `${percents.length > 1 ? `(${percents.join(' + ')})` : percents[0]} ÷ ${tie.ways}` : null,
    !tie && shares[0] ? t('payoutRows.percentOfPool', { percent: percents[0] ?? '', pool: writeShortMoney(shares[0].pool) }) : null,
    set
      ? shares.length > 0
        ? t('payoutRows.raisedToTheGuarantee')
        : tie
          ? t('payoutRows.setAmounts', { ways: tie.ways })
          : t('payoutRows.setTo', { amount: writeShortMoney(set.delta) })
      : null,
    lifted ? t('payoutRows.raisedToTheGuaranteeOfField') : null,
    find('minimum')[0] ? t('payoutRows.belowTheMinimum', { minimum: writeShortMoney(find('minimum')[0]!.minimum) }) : null,
    rounding && rounding.to > 1
      ? t(rounding.delta < 0 ? 'payoutRows.roundedDownTo' : 'payoutRows.roundedUpTo', { step: writeShortMoney(rounding.to) })
      : null,
    leftover > 0
      ? t('payoutRows.plusRemaining', { amount: writeShortMoney(leftover) })
      : leftover < 0
        ? t('payoutRows.toRoundUp', { amount: writeShortMoney(-leftover) })
        : null,
    find('shortfall')[0] ? t('payoutRows.thePoolRanOutInSentence') : null,
    bonus > 0 ? t('payoutRows.bonus', { amount: writeShortMoney(bonus) }) : null,
    find('odd-cent')[0] ? t('payoutRows.oddCentInSentence') : null,
  ].filter((part) => part !== null)
  const sentence = parts.join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
