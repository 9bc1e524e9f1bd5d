import { type CreditTransaction, creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import type { DirectorCreditBank } from '@ramplight/contract/payments/director-credit-banks'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import type { UiAction } from '@ramplight/ui/parts/ui-action.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { IconArrowBackUp, IconCoins } from '@tabler/icons-react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { CreditLines } from './credit-lines.tsx'
import { writeCredits } from './credit-words.ts'
import { t } from './credits.texts.ts'

/** The credits of one director, for who gives them: every line, and the way to take one back. */
export function BankView({ bank: { _id, balance, transactions } }: { bank: DirectorCreditBank }) {
  const taking = useAction({
    work: (line: CreditTransaction) => call(creditTransactionCalls.remove, { params: { id: line._id } }),
    onDone: (_, { amount }) => notify.success(t('lines.isTakenBack', { amount: writeCredits(amount) })),
  })
  const ask = async (line: CreditTransaction) => {
    const title = t('lines.takeBackTitle', { amount: writeCredits(line.amount) })
    const text = t('lines.takeBackText', { counter: writeCredits(0 - line.amount) })
    if (await confirm({ title, text, confirmLabel: t('lines.takeBack'), tone: 'danger' })) taking.run(line)
  }
  const actionsOf = (line: CreditTransaction, isTakenBack: boolean): UiAction[] =>
    line.counterOf || isTakenBack
      ? []
      : [{ label: t('lines.takeBack'), icon: IconArrowBackUp, tone: 'danger', onClick: () => void ask(line) }]
  return (
    <>
      <StatGrid>
        <StatTile icon={IconCoins} label={t('banks.balance')} value={writeNumber(balance)} hint={t('own.balanceHint')} />
      </StatGrid>
      <CreditLines bank={_id} newest={transactions} actionsOf={actionsOf} />
    </>
  )
}
