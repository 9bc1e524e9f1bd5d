import type { CashItem } from '@ramplight/domain/money/cash-log'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './cash-box.texts.ts'

/** `Deposit $450.00`. */
export const whatOf = ({ event: { kind, amount } }: Pick<CashItem, 'event'>): string => `${t(`log.kinds.${kind}`)} ${writeMoney(amount)}`

/** `Counted $1,240.00, expected $1,260.00: $20.00 short`. */
export function countWords({ counted, expected }: { counted: number; expected: number }): string {
  const off = counted - expected
  const said = { counted: writeMoney(counted), expected: writeMoney(expected), off: writeMoney(Math.abs(off)) }
  return off === 0 ? t('count.right', said) : off < 0 ? t('count.short', said) : t('count.over', said)
}
