import type { Receipt } from '@ramplight/contract/payments/receipts'
import type { ReceiptKind } from '@ramplight/domain/money/receipt'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import { writeDay } from '@ramplight/ui/values/times'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './receipt.texts.ts'

/** What was paid for, in words. */
export const itemRows = ({ items, overpaid, back }: Receipt): [string, string][] => [
  ...items.map(({ item, name, amount }): [string, string] => {
    return [name ?? (item === FEE_ITEM ? t('fee') : t(item === null ? 'unsaid' : 'pot')), writeMoney(amount)]
  }),
  ...(overpaid > 0 ? [[t('overpaid'), writeMoney(overpaid)] satisfies [string, string]] : []),
  ...back.map(({ what, amount }): [string, string] => [t(what === 'dispute' ? 'disputes' : 'refunds'), writeMoney(amount)]),
]

/** The platform's part, which the card has paid on top. */
export const feeRows = ({ fees }: Pick<Receipt, 'fees'>): [string, string][] => fees.map(({ key, amount }) => [t(key), writeMoney(amount)])

type Paid = Pick<Receipt['payments'][number], 'at' | 'place' | 'amount'> & { card?: string | null; what?: ReceiptKind }

/** Each payment: on which day, how (a card by its last digits), and how much. */
export const paymentRows = ({ payments }: { payments: readonly Paid[] }): [string, string, string][] =>
  payments.map(({ at, place, what, amount, card }) => {
    const how = card ?? t(`how.${place}`)
    return [writeDay(at), amount < 0 ? t(what === 'dispute' ? 'disputed' : 'back', { how }) : how, writeMoney(amount)]
  })
