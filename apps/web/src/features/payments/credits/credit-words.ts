import type { CreditTransaction } from '@ramplight/contract/payments/credit-transactions'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { paymentWords } from '#platform/stored-words/stored-words.ts'
import { t } from './credits.texts.ts'

/** `+10`, `−3`. */
export const writeCredits = (amount: number): string => `${amount > 0 ? '+' : '−'}${writeNumber(Math.abs(amount))}`

/** What a line was for. */
export const whatFor = ({ description, amount }: Pick<CreditTransaction, 'description' | 'amount'>): string =>
  paymentWords(description ?? '') || t(amount > 0 ? 'lines.added' : 'lines.used')
