import { type CalcuttaLot, calcuttaCalls as calls } from '@ramplight/contract/payouts/calcuttas'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { type Row, RowList } from '@ramplight/ui/parts/row-list.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconArrowBackUp, IconCashBanknote } from '@tabler/icons-react'
import { useState } from 'react'
import { askReason } from '#platform/ask-reason.tsx'
import { call } from '#platform/call.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { useAction } from '#platform/use-action.ts'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './calcutta.texts.ts'
import { lotFacts, lotName, methodOf } from './lot-words.ts'
import { type LotShare, PayLotSheet } from './pay-lot-sheet.tsx'

const declared = declaredBy(calls.takeBack)

type Props = { lots: readonly CalcuttaLot[]; mayRun: boolean; mayPay: boolean; isOpen: boolean }

/** What was sold: to whom, for how much, what it brings, and what was handed out of that. */
export function LotList({ lots, mayRun, mayPay, isOpen }: Props) {
  const [paying, setPaying] = useState<{ lot: CalcuttaLot; share: LotShare } | null>(null)
  const undo = useUndo()
  const rowOf = (lot: CalcuttaLot): Row => {
    const [boat] = lot.boats
    const isPaid = lot.shares.some(({ payouts }) => payouts.length > 0)
    return {
      key: lot._id,
      lead: lot.boats.length === 1 ? [t('lots.boat'), boat!.boatNumber ?? t('lots.noNumber')] : [t('lots.lot'), lot.boats.length],
      title: lotName(lot),
      about: lotFacts(lot),
      end: lot.won > 0 ? <b>{writeShortMoney(lot.won)}</b> : null,
      foot:
        isPaid || (mayPay && lot.shares.length > 0) || (mayRun && isOpen) ? (
          <div className="rl-calcutta__acts">
            {lot.shares.map((share) => (
              <Share key={share.to} lot={lot} share={share} mayPay={mayPay} onPay={() => setPaying({ lot, share })} onUndo={undo.payout} />
            ))}
            {mayRun && isOpen && !isPaid && (
              <ActionButton
                variant="subtle"
                action={{ label: t('lots.takeBack'), icon: IconArrowBackUp, onClick: () => void undo.sale(lot) }}
              />
            )}
          </div>
        ) : null,
    }
  }
  return (
    <Section title={t('lots.title')} flush>
      <RowList rows={lots.map(rowOf)} none={t('lots.none')} />
      {paying && <PayLotSheet {...paying} onClose={() => setPaying(null)} />}
    </Section>
  )
}

type ShareProps = { lot: CalcuttaLot; share: LotShare; mayPay: boolean; onPay: () => void; onUndo: (payout: string, about: string) => void }

function Share({ lot, share: { to, open, payouts }, mayPay, onPay, onUndo }: ShareProps) {
  const buyer = lot.buyer ?? t('lots.somebody')
  const isOwner = to === 'owner'
  return (
    <>
      {payouts.map((payout) => {
        const method = payout.elsewhere ? t('lots.paidElsewhere', { method: methodOf(payout) }) : methodOf(payout)
        const got = { amount: writeShortMoney(payout.amount), method }
        const about = isOwner ? t('lots.paidOwner', { ...got, buyer }) : t('lots.paidBoat', got)
        return (
          <span key={payout._id} className="rl-calcutta__paid">
            {about}
            {mayPay && (
              <ActionButton
                variant="subtle"
                action={{ label: t('lots.undo'), icon: IconArrowBackUp, onClick: () => onUndo(payout._id, about) }}
              />
            )}
          </span>
        )
      })}
      {open < 0 && <b className="rl-calcutta__off">{t('lots.tooMuch', { amount: writeShortMoney(0 - open) })}</b>}
      {mayPay && open > 0 && (
        <ActionButton
          variant="filled"
          action={{
            label: isOwner ? t('lots.payOwner', { amount: writeMoney(open), buyer }) : t('lots.payBoat', { amount: writeMoney(open) }),
            icon: IconCashBanknote,
            onClick: onPay,
          }}
        />
      )}
    </>
  )
}

/** A wrong sale, and a payout that came back: each with its reason. */
function useUndo() {
  const onDone = () => notify.success(t('back.done'))
  const sale = useAction({
    work: ({ id, reason }: { id: string; reason: string }) => call(calls.takeBack, { params: { id }, body: { reason } }),
    onDone,
  })
  const payout = useAction({
    work: ({ id, reason }: { id: string; reason: string }) => call(calls.takeBackPayout, { params: { id }, body: { reason } }),
    onDone,
  })
  const ask = (what: 'sale' | 'payout', about: string) =>
    askReason({
      title: t(`back.${what}`),
      text: t(`back.${what}Means`),
      items: [about],
      label: t('back.reason'),
      longest: declared.longest('reason'),
      cancel: t('back.cancel'),
      yes: t('back.yes'),
    })
  return {
    sale: async (lot: CalcuttaLot) => {
      const reason = await ask('sale', `${lotName(lot)} · ${lotFacts(lot)}`)
      if (reason) sale.run({ id: lot._id, reason })
    },
    payout: async (id: string, about: string) => {
      const reason = await ask('payout', about)
      if (reason) payout.run({ id, reason })
    },
  }
}
