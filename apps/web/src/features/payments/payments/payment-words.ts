import type { Payment } from '@ramplight/contract/payments/payments'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { paymentWords } from '#platform/stored-words/stored-words.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './payments.texts.ts'

type Item = NonNullable<Payment['items']>[number]

/** Every kind of item, in the order of the ledger. */
const KIND_ORDER: readonly Item['type'][] = [
  'Main Pot Payout',
  'Big Fish Pot Payout',
  'Side Pot Payout',
  'Period Payout',
  'Processing Fees',
  'Entry Fee',
  'Membership',
]
const PAYOUTS: readonly Item['type'][] = ['Main Pot Payout', 'Big Fish Pot Payout', 'Side Pot Payout', 'Period Payout']

export const itemName = ({ type }: Pick<Item, 'type'>): string => t(`paymentWords.items.${type}`)

/** `Main pool, 1st place`, or what the payment says itself. */
export function whatFor({ items = [], metaData = {}, description }: Payment): string {
  const names = [...new Set(items.map(itemName))].join(' + ')
  const { position, group } = metaData
  const parts = [
    names || (description && paymentWords(description)) || t('paymentWords.payment'),
    typeof group === 'string' ? t('paymentWords.ofGroup', { group }) : null,
  ]
  return [...parts, typeof position === 'number' ? t('paymentWords.atPlace', { place: position }) : null].filter(Boolean).join(', ')
}

/** Money that a result pays out; fees and entry money are not. */
export const isPayout = ({ debitOrCredit, items = [] }: Payment): boolean =>
  debitOrCredit !== 'credit' && items.some(({ type }) => PAYOUTS.includes(type))

const sumOf = (payments: readonly Payment[]): Cents => payments.reduce((sum, { amount }) => sum + amount, 0)

/** What counts and what does not, in cents. */
export function ledgerTotals(payments: readonly Payment[]) {
  const counts = payments.filter(({ status }) => status !== 'void')
  const out = counts.filter(({ debitOrCredit }) => debitOrCredit !== 'credit')
  return {
    payouts: sumOf(counts.filter(isPayout)),
    out: sumOf(out),
    in: sumOf(counts) - sumOf(out),
    void: sumOf(payments) - sumOf(counts),
    voided: payments.length - counts.length,
    wentOut: out.length,
  }
}

/** Void payments last; payouts by pot and place; the rest as they came. */
export function inOrder(a: Payment, b: Payment): number {
  const place = ({ metaData }: Payment) => (typeof metaData?.position === 'number' ? metaData.position : Number.MAX_SAFE_INTEGER)
  const pot = ({ items = [] }: Payment) => (items[0] ? KIND_ORDER.indexOf(items[0].type) : KIND_ORDER.length)
  const isVoid = ({ status }: Payment) => Number(status === 'void')
  return isVoid(a) - isVoid(b) || pot(a) - pot(b) || place(a) - place(b) || (a.createdAt < b.createdAt ? -1 : 1)
}

/** What each kind of item comes to, and how many payments have any of it; void payments left out. */
export function totalsByKind(payments: readonly Payment[]): { name: string; amount: Cents; count: number }[] {
  const counts = payments.filter(({ status }) => status !== 'void')
  return KIND_ORDER.flatMap((type) => {
    const mine = counts.map(({ items = [] }) => items.filter((item) => item.type === type)).filter(({ length }) => length > 0)
    return mine.length === 0
      ? []
      : [{ name: itemName({ type }), amount: mine.flat().reduce((sum, { cost }) => sum + cost, 0), count: mine.length }]
  })
}

export type Names = { entryName: (entry: string) => string; personName: (person: string) => string | null; tournament: Tournament }
export type Fact = { label: string; text: string }

const spaced = (key: string) => key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/_/g, ' ')
const titled = (key: string) => spaced(key).charAt(0).toUpperCase() + spaced(key).slice(1).toLowerCase()

const META: Record<string, (value: unknown, names: Names) => Fact | null> = {
  /** Known to the machine, of no use to a reader. */
  result: () => null,
  checkout: () => null,
  /** `paidOutWords` says them. */
  method: () => null,
  note: () => null,
  methodPaid: () => null,
  sentAs: () => null,
  sending: () => null,
  cameBack: (value) => ({ label: t('paymentWords.cameBack'), text: String(value) }),
  entry: (value, { entryName }) => ({ label: t('paymentWords.boat'), text: entryName(String(value)) }),
  position: (value) => ({ label: t('paymentWords.place'), text: writePlace(Number(value)) }),
  pot: (value, { tournament }) => {
    const pot = [...tournament.bigfishpots, ...tournament.sidepots].find(({ _id }) => _id === value)
    return { label: t('paymentWords.pot'), text: pot?.name ?? t('paymentWords.unknownPot') }
  },
  group: (value) => ({ label: t('paymentWords.group'), text: String(value) }),
}

/** What is kept beside a payment, in words; what nobody foresaw is shown as it is. */
export const metaFacts = (metaData: Payment['metaData'], names: Names): Fact[] =>
  Object.entries(metaData ?? {}).flatMap(([key, value]) => {
    const known = META[key]
    const fact = known ? known(value, names) : { label: titled(key), text: typeof value === 'string' ? value : JSON.stringify(value) }
    return fact ? [fact] : []
  })
