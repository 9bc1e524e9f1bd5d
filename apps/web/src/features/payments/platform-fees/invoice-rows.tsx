import { Badge, Button } from '@mantine/core'
import { type PlatformInvoice, platformInvoiceCalls } from '@ramplight/contract/payments/platform-invoices'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { writeDay, writeIsoDate } from '@ramplight/ui/values/times'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { BillLines } from './bill-lines.tsx'
import { t } from './platform-fees.texts.ts'

const COLOURS = new Map<PlatformInvoice['status'], string>([
  ['paid', 'kelp'],
  ['open', 'amber'],
  ['failed', 'red'],
  ['disputed', 'amber'],
  ['refunded', 'gray'],
])

export const writeMonth = (month: string): string => writeIsoDate(`${month}-01`, { month: 'long', year: 'numeric' })

const wordOf = ({ status, amount }: PlatformInvoice): string =>
  status === 'paid' && amount === 0 ? t('fees.byCredits') : t(`fees.${status}`)

/** What happened to an invoice, or happens next. */
function stateOf({ status, paidAt, tries, tryAt, lastError, refunded, disputed }: PlatformInvoice): string {
  const paid = paidAt ? t('fees.paidOn', { date: writeDay(paidAt) }) : ''
  const back = refunded ? t('fees.gaveBack', { amount: writeMoney(refunded) }) : ''
  if (status === 'disputed') return t('fees.bankLooks', { amount: writeMoney(disputed) })
  if (status === 'paid' || status === 'refunded') return [paid, back].filter(Boolean).join(' · ')
  if (status === 'failed') return t('fees.triedOut')
  if (lastError === 'cards.asks' && tryAt) return t('fees.bankAsks', { date: writeDay(tryAt) })
  if (lastError === 'cards.taken-back' && tryAt) return [t('fees.bankKept', { date: writeDay(tryAt) }), back].filter(Boolean).join(' ')
  return tries && tryAt ? t('fees.triedAgain', { tries: String(tries), date: writeDay(tryAt) }) : t('fees.willTry')
}

/** What an invoice asks for, in one line. */
const madeOf = ({ anglers, lines, licensed, credits }: PlatformInvoice): string =>
  [
    lines.length ? t('fees.anglers', { count: anglers }) : '',
    credits ? t('fees.paidByCredits', { count: credits }) : '',
    licensed.length ? t('fees.licenses', { count: licensed.length }) : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** Invoices, each with its lines. `isOwn`: who looks can pay them. */
export function InvoiceRows({ invoices, isOwn, none }: { invoices: readonly PlatformInvoice[]; isOwn: boolean; none: string }) {
  return (
    <RowList
      none={none}
      rows={invoices.map((invoice) => ({
        key: invoice._id,
        title: isOwn ? writeMonth(invoice.month) : `${invoice.directorName} · ${writeMonth(invoice.month)}`,
        about: stateOf(invoice),
        end: (
          <>
            <span className="rl-num">{writeMoney(invoice.amount)}</span>{' '}
            <Badge color={COLOURS.get(invoice.status) ?? 'gray'} variant="light">
              {wordOf(invoice)}
            </Badge>
          </>
        ),
        foot: (
          <>
            {isOwn && invoice.owed > 0 && <PayNow invoice={invoice} />}
            <details>
              <summary>{madeOf(invoice)}</summary>
              <BillLines bill={invoice} caption={writeMonth(invoice.month)} />
            </details>
          </>
        ),
      }))}
    />
  )
}

function PayNow({ invoice }: { invoice: PlatformInvoice }) {
  const online = useOnline()
  const paying = useAction({
    work: () => call(platformInvoiceCalls.pay, { params: { id: invoice._id } }),
    onDone: ({ prove }) => (prove ? window.location.assign(prove) : notify.success(t('fees.paidNow'))),
  })
  return (
    <Button disabled={!online} loading={paying.running} onClick={() => paying.run()}>
      {t('fees.payNow', { amount: writeMoney(invoice.owed) })}
    </Button>
  )
}
