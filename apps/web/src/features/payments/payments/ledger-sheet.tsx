import type { Payment } from '@ramplight/contract/payments/payments'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { writeMoment } from '@ramplight/ui/values/times'
import { paymentWords } from '#platform/stored-words/stored-words.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { PaymentStatus } from './payment-status.tsx'
import { t } from './payments.texts.ts'

/** What a payment is made of: its items add up to its amount. */
export function LedgerSheet({ payment, onClose }: { payment: Payment | null; onClose: () => void }) {
  const items = payment?.items ?? []
  return (
    <SideSheet
      opened={payment !== null}
      onClose={onClose}
      title={payment?.userName ?? t('ledgerSheet.payment')}
      subtitle={payment && [writeMoment(payment.createdAt), paymentWords(payment.description ?? '')].filter(Boolean).join(' · ')}
    >
      {payment && (
        <>
          <div>
            <PaymentStatus payment={payment} size="lg" />
          </div>
          <table className="rl-explain">
            <tbody>
              {items.map(({ type, key, cost, description }) => (
                <tr key={`${type}-${key}`}>
                  <td>
                    {type}
                    {description && <small>{paymentWords(description)}</small>}
                  </td>
                  <td>{writeMoney(cost)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td>{payment.debitOrCredit === 'debit' ? t('ledgerSheet.paidOut') : t('ledgerSheet.received')}</td>
                <td>{writeMoney(payment.amount)}</td>
              </tr>
            </tfoot>
          </table>
          {payment.paymentForType === 'Tournament' && payment.sourceModuleRecord && (
            <UiLink href={`/director/tournaments/${payment.sourceModuleRecord}/payments`} className="rl-link-button">
              {t('ledgerSheet.allPaymentsOfThisTournament')}
            </UiLink>
          )}
        </>
      )}
    </SideSheet>
  )
}
