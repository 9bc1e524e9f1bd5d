import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls, type Refundable } from '@ramplight/contract/payments/money'
import type { Refund } from '@ramplight/contract/payments/refund-record'
import { hash24 } from '@ramplight/domain/kernel/hash24'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import { onCards } from '@ramplight/domain/money/withdrawal'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
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
import { refundCards } from './refund-cards.ts'
import { t } from './refunds.texts.ts'

const declared = declaredBy(moneyCalls.refund)

type Given = { _id: string; amount: number; method: RefundMethod; reason: string; item: string | null; isOwedAgain: boolean }

/**
 * What can be refunded, and how: `why` this much is proposed, `after` it nothing is left. `items`: what it can be for; none of a membership.
 * `send` carries it out, once for its id.
 */
export type Back = Pick<Refundable, 'left'> & {
  ways: readonly { method: RefundMethod; most: number; isShare?: boolean }[]
  items: Refundable['items']
  proposed: number
  why: string
  after: string
  send: (given: Given) => Promise<Refund>
}

/** Of a boat: what the policy of its tournament says. `here`: how it is kept where there is no network; a card needs one. */
export const backOfBoat = (money: Refundable, here?: (given: Given) => Promise<Refund>): Back => ({
  ...{ ways: money.ways, items: money.items, left: money.left, proposed: money.proposal.amount },
  ...{ why: proposalWords(money), after: t('sheet.all') },
  send: here ?? ((body) => call(moneyCalls.refund, { params: { id: money.entry }, body })),
})

/** The same of a boat that is gone, of which nobody pays a share any more: its cards are refunded alike. */
export const backOfGone = (money: Refundable): Back => {
  const back = backOfBoat(money)
  const most = Math.min(
    money.left,
    money.cards.reduce((sum, card) => sum + card.most, 0),
  )
  return {
    ...back,
    ways: back.ways.map((way) => (way.method === 'card' ? { ...way, most, isShare: false } : way)),
    send: (given) => (given.method === 'card' ? toCards(money, given) : back.send(given)),
  }
}

/** To each card its part. */
async function toCards({ entry, cards }: Refundable, { _id: id, amount, ...given }: Given): Promise<Refund> {
  const parts = onCards(amount, cards).map(({ card, amount }) => ({ _id: hash24(`${id} ${card._id}`), card: card._id, amount }))
  const { done, declined } = await refundCards(entry, parts, given)
  return declined ?? { ...(done.find(({ state }) => state === 'asked') ?? done[0]!), amount }
}

const ALL = ''
const itemWords = ({ item, name }: Refundable['items'][number]): string => name ?? (item === FEE_ITEM ? t('sheet.fee') : t('sheet.pot'))

type Props = { back: Back; who: string; onClose: () => void }

/** A refund: what is proposed, and why, is there already. A second tap is the same refund. */
export function RefundSheet({ back, who, onClose }: Props) {
  const [id, setId] = useState(newId)
  const [method, setMethod] = useState<RefundMethod>(back.ways[0]!.method)
  const [amount, setAmount] = useState<number | null>(back.proposed || null)
  const [reason, setReason] = useState('')
  const [item, setItem] = useState(ALL)
  const [owes, setOwes] = useState<boolean | null>(null)
  // The second tap of a double tap comes before the button knows that it is busy: it would be told twice.
  const isGiving = useRef(false)
  const way = back.ways.find((one) => one.method === method)
  const most = Math.min(way?.most ?? 0, back.items.find((one) => one.item === item)?.most ?? back.left)
  // Who gets their whole share back is asked for it again, unless somebody says otherwise.
  const isOwedAgain = owes ?? (way?.isShare === true && item === ALL && amount === most)
  const giving = useAction({
    work: async (cents: number) => {
      const refund = await back.send({ _id: id, amount: cents, method, reason: reason.trim(), item: item || null, isOwedAgain })
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
        {back.items.length > 1 && (
          <ChoiceField
            label={declared.labelOf('item')}
            data={[{ value: ALL, label: t('sheet.everything') }, ...back.items.map((one) => ({ value: one.item, label: itemWords(one) }))]}
            value={item}
            allowDeselect={false}
            onChange={(value) => {
              const chosen = back.items.find((one) => one.item === value)
              setItem(value ?? ALL)
              setAmount(chosen ? Math.min(chosen.most, way?.most ?? 0) : back.proposed || null)
            }}
          />
        )}
        {item !== ALL && item !== FEE_ITEM && <p className="rl-dimmed">{t('sheet.potStays')}</p>}
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
        {back.items.length > 0 && (
          <TickField
            label={declared.labelOf('isOwedAgain')}
            description={isOwedAgain ? t('sheet.owesAgain') : t('sheet.owesNothing')}
            checked={isOwedAgain}
            onChange={(event) => setOwes(event.currentTarget.checked)}
          />
        )}
        {given !== null && given === back.left && !isOwedAgain && <p className="rl-dimmed">{back.after}</p>}
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
