import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { TournamentMoney } from '@ramplight/contract/payments/money'
import { voidOf } from '@ramplight/domain/money/payment-log'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { useAction } from '#platform/use-action.ts'
import { sayPayments } from '../recorded-payments/index.ts'
import { t } from './money.texts.ts'

type Boat = TournamentMoney['owing'][number]
type Props = { boat: Boat; payment: Boat['takenTwice'][number]; words: string }

/** Says of one payment that it never happened: it was recorded twice. */
export function VoidPayment({ boat, payment: { _id: item, method }, words }: Props) {
  const { run, running } = useAction({
    work: () => {
      const seen = boat.takenTwice.map(({ _id }) => _id)
      return sayPayments(boat.entry, { [newId()]: voidOf({ item, method }, seen, new Date(timeHere()).toISOString()) })
    },
    onDone: () => notify.success(t('twice.voided', { payment: words })),
  })
  const ask = async () => {
    const title = t('twice.voidTitle', { payment: words })
    if (await confirm({ title, text: t('twice.voidText'), confirmLabel: t('twice.void'), tone: 'danger' })) run()
  }
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={running}
      aria-label={t('twice.voidThis', { payment: words })}
      onClick={() => void ask()}
    >
      {t('twice.void')}
    </Button>
  )
}
