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

/** What was added is taken back, what was used is given back: either by a second line. */
const wayOf = ({ amount }: CreditTransaction) => (amount > 0 ? 'taking' : 'giving')
const creditsOf = ({ amount }: CreditTransaction): string => t('grant.credits', { amount: Math.abs(amount) })

/** The credits of one director, for who gives them: every line, and the way to take one back. */
export function BankView({ bank: { _id, balance, transactions } }: { bank: DirectorCreditBank }) {
  const taking = useAction({
    work: (line: CreditTransaction) => call(creditTransactionCalls.remove, { params: { id: line._id } }),
    onDone: (_, line) => notify.success(t(`lines.${wayOf(line)}.done`, { credits: creditsOf(line) })),
  })
  const ask = async (line: CreditTransaction) => {
    const way = wayOf(line)
    const title = t(`lines.${way}.title`, { credits: creditsOf(line) })
    const text = t(`lines.${way}.text`, { counter: writeCredits(0 - line.amount) })
    if (await confirm({ title, text, confirmLabel: t(`lines.${way}.action`), tone: 'danger' })) taking.run(line)
  }
  const actionsOf = (line: CreditTransaction, isTakenBack: boolean): UiAction[] =>
    line.counterOf || isTakenBack
      ? []
      : [{ label: t(`lines.${wayOf(line)}.action`), icon: IconArrowBackUp, tone: 'danger', onClick: () => void ask(line) }]
  return (
    <>
      <StatGrid>
        <StatTile icon={IconCoins} label={t('banks.balance')} value={writeNumber(balance)} hint={t('own.balanceHint')} />
      </StatGrid>
      <CreditLines bank={_id} newest={transactions} actionsOf={actionsOf} />
    </>
  )
}
