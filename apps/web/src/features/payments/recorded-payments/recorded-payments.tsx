import { Button } from '@mantine/core'
import { isPayment, isRefund, movesIn, type Payment, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './recorded-payments.texts.ts'

type Props = {
  log: PaymentLog | null | undefined
  /** What somebody is asked of these payments; nothing where they are not. */
  question?: string | null
  whenOf: (at: string) => string
  /** May this person void a refund? */
  mayRefund?: boolean
  /** How the part of the sheet looks. */
  className: string | undefined
  /** When a payment is to be voided, where that is not what it is for boats. */
  voidText?: string
  /** Says of one payment that it never happened. */
  onVoid: (item: string) => Promise<unknown>
}

/** Each payment by hand of a boat or a member, each refund of a boat at the ramp, and what is kept of it, with a way to say that it never happened. Nothing where nobody has taken money. */
export function RecordedPayments({ log, mayRefund = false, question, whenOf, onVoid, className, voidText = t('voidText') }: Props) {
  const payments = movesIn(log).filter(({ amount }) => amount > 0)
  if (payments.length === 0 && !question) return null
  return (
    <section className={className} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {question && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {question}
        </Banner>
      )}
      <RowList
        rows={payments.map((payment) => ({
          key: payment.item,
          title: titleOf(payment.event),
          about: [isPayment(payment.event) ? null : payment.event.note, whenOf(payment.at)].filter(Boolean).join(' · '),
          end: writeMoney(isRefund(payment.event) ? 0 - payment.amount : payment.amount),
          foot: mayVoid(payment, payments, mayRefund) && (
            <VoidButton payment={payment} onVoid={onVoid} voidText={voidWords(payment.event) ?? voidText} />
          ),
        }))}
      />
    </section>
  )
}

const WAYS = ['cash', 'check', 'credits', 'online'] as const

/** `Check 1042`; where nobody said how, another way. */
export function wayWords({ method, note }: Payment['event']): string {
  const name = t(WAYS.find((way) => way === method) ?? 'other')
  return note ? t('withNote', { method: name, note }) : name
}

const voidWords = ({ kind }: Payment['event']): string | null =>
  kind === 'refund' ? t('voidRefundText') : kind === 'kept' ? t('voidKeptText') : null

/** A refund after which somebody has paid again is none that never happened. */
export const mayVoid = (one: Payment, all: readonly Payment[], mayRefund: boolean): boolean => {
  if (isPayment(one.event)) return true
  const isPaidAgain = isRefund(one.event) && all.some(({ event }) => isPayment(event) && event.seen.includes(one.item))
  return mayRefund && !isPaidAgain
}

/** `Refunded: Cash`; why, the line below says. */
const titleOf = (event: Payment['event']): string =>
  event.kind === 'kept' ? t('kept') : isRefund(event) ? t('refunded', { how: wayWords({ ...event, note: null }) }) : wayWords(event)

function VoidButton({ payment, onVoid, voidText }: { payment: Payment; voidText: string } & Pick<Props, 'onVoid'>) {
  const how = { amount: writeMoney(payment.amount), how: titleOf(payment.event) }
  const { run, running } = useAction({
    work: () => onVoid(payment.item),
    onDone: () => notify.success(t('voided', how)),
  })
  const ask = async () => {
    if (await confirm({ title: t('voidTitle', how), text: voidText, confirmLabel: t('void'), tone: 'danger' })) run()
  }
  return (
    <Button variant="default" size="compact-md" loading={running} onClick={() => void ask()}>
      {t('void')}
    </Button>
  )
}
