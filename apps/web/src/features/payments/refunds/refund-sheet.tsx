import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls, type Refundable } from '@ramplight/contract/payments/money'
import type { Refund } from '@ramplight/contract/payments/refund-record'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy, labelFor } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { proposalWords } from './proposal-words.ts'
import { t } from './refunds.texts.ts'

const declared = declaredBy(moneyCalls.refund)

/** What can be given back, and how: `why` this much is proposed, `after` it nothing is left. `send` carries it out, once for its id. */
export type Back = Pick<Refundable, 'ways' | 'left'> & {
  proposed: number
  why: string
  after: string
  send: (given: { _id: string; amount: number; method: RefundMethod; reason: string }) => Promise<Refund>
}

/** Of a boat: what the policy of its tournament says. */
export const backOfBoat = (money: Refundable): Back => ({
  ...{ ways: money.ways, left: money.left, proposed: money.proposal.amount, why: proposalWords(money), after: t('sheet.all') },
  send: (body) => call(moneyCalls.refund, { params: { id: money.entry }, body }),
})

type Props = { back: Back; who: string; onClose: () => void }

/** Gives money back: what is proposed, and why, is there already. A second tap is the same refund. */
export function RefundSheet({ back, who, onClose }: Props) {
  const [id, setId] = useState(newId)
  const [method, setMethod] = useState<RefundMethod>(back.ways[0]!.method)
  const [amount, setAmount] = useState<number | null>(back.proposed || null)
  const [reason, setReason] = useState('')
  // The second tap of a double tap comes before the button knows that it is busy: it would be told twice.
  const isGiving = useRef(false)
  const most = back.ways.find((way) => way.method === method)?.most ?? 0
  const giving = useAction({
    work: async (cents: number) => {
      const refund = await back.send({ _id: id, amount: cents, method, reason: reason.trim() })
      await refreshed()
      return refund
    },
    onDone: (refund) => {
      tell(refund)
      // What the provider refused is over: another try is another refund.
      if (refund.state === 'refused') setId(newId())
      else onClose()
    },
    onRefused: 'shown',
    onEnd: () => {
      isGiving.current = false
    },
  })
  const give = () => {
    if (given === null || !reason.trim() || isGiving.current) return
    isGiving.current = true
    giving.run(given)
  }
  useUnsavedGuard(reason !== '' && !giving.isDone)
  const given = amount !== null && amount > 0 && amount <= most ? amount : null
  return (
    <SideSheet opened onClose={onClose} title={t('sheet.title')} subtitle={who}>
      <form
        className="rl-fields"
        onSubmit={(event) => {
          event.preventDefault()
          give()
        }}
      >
        <p className="rl-dimmed">{back.why}</p>
        {back.ways.length > 1 && (
          <SegmentedControl
            aria-label={declared.labelOf('method')}
            fullWidth
            data={back.ways.map((way) => ({ value: way.method, label: t(`method.${way.method}`) }))}
            value={method}
            onChange={(value) => setMethod(value as RefundMethod)}
          />
        )}
        <p className="rl-dimmed">{t(`means.${method}`)}</p>
        <MoneyField
          label={declared.labelOf('amount')}
          description={t('sheet.most', { most: writeMoney(most) })}
          value={amount}
          onChange={setAmount}
          error={amount !== null && amount > most ? t('sheet.most', { most: writeMoney(most) }) : undefined}
          size="md"
        />
        <TextField
          label={labelFor(declared, 'reason')}
          description={t('sheet.reasonHint')}
          value={reason}
          maxLength={declared.longest('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {given !== null && given === back.left && <p className="rl-dimmed">{back.after}</p>}
        {giving.error && <ErrorState compact failed={messageOfError(giving.error)} safe={t('sheet.nothing')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('sheet.cancel')}
          </Button>
          <Button type="submit" loading={giving.running} disabled={given === null || !reason.trim()}>
            {given === null ? t('sheet.giveNone') : t('sheet.give', { amount: writeMoney(given) })}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}

function tell({ state, amount, method, words }: Refund): void {
  const said = { amount: writeMoney(amount), how: t(`how.${method}`), words: words ?? '' }
  if (state === 'done') notify.success(t('sheet.done', said))
  else if (state === 'asked') notify.warning(t('sheet.asked', said))
  else notify.danger(t('sheet.refused', said))
}
