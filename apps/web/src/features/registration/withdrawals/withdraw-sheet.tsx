import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { Refundable } from '@ramplight/contract/payments/money'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { AT_RAMP, type RampRefundMethod, REFUND_METHODS } from '@ramplight/domain/money/refunds'
import { paidBy } from '@ramplight/domain/money/standing'
import { leavingOf, onCards } from '@ramplight/domain/money/withdrawal'
import { fullName } from '@ramplight/domain/registration/full-name'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { ExplanationList, type ExplanationRow } from '@ramplight/ui/parts/explanation-list.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leavingWords, refundableHere, refundableQuery, refundTexts } from '#features/payments/refunds/index.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { type Part, withdrawBoat } from './withdraw-boat.ts'
import { t } from './withdrawals.texts.ts'

type Props = { entry: TournamentEntry; tournament: Tournament; onClose: () => void; onGone: () => void }

/** Refunds a boat by the policy and takes it out, in one step. Without a network by what this device knows; a card waits for one. */
export function WithdrawSheet(props: Props) {
  const { entry, onClose } = props
  const online = useOnline()
  const asked = useQuery({ ...refundableQuery(entry._id), enabled: online })
  return (
    <SideSheet opened onClose={onClose} title={t('sheet.title')} subtitle={boatName(entry)}>
      {online ? (
        <Loaded query={asked} what={t('sheet.amount')}>
          {(money) => <WithdrawForm {...props} money={money} isOnline />}
        </Loaded>
      ) : (
        <WithdrawForm {...props} money={refundableHere(props)} isOnline={false} />
      )}
    </SideSheet>
  )
}

function WithdrawForm({ entry, tournament, money, isOnline, onClose, onGone }: Props & { money: Refundable; isOnline: boolean }) {
  // As it was sent first: what is sent again is the same refunds, whatever of it has come through.
  const [sent, setSent] = useState<Plan | null>(null)
  // Undefined: what is proposed, also once something of it was refunded.
  const [typed, setTyped] = useState<number | null | undefined>(undefined)
  const amount = typed === undefined ? money.leaving.amount : typed
  const boat = boatName(entry)
  const given = amount !== null && amount >= 0 && amount <= money.left ? amount : null
  const plan = sent ?? planOf(entry, money, given ?? 0, isOnline)
  // Where the answer was lost, the same is sent again, also where it is refunded by now.
  const mayRun = sent !== null || given !== null
  const { run, running, error, done } = useAction({
    work: (said: Plan) => withdrawBoat({ entry, tournament }, said),
    onDone: ({ isOut }, { back }) => {
      // What was refunded, declined or taken back is over: another try is of what is left.
      if (!isOut) {
        setSent(null)
        setTyped(undefined)
        return
      }
      notify.success(back > 0 ? t('doneRefund', { boat, amount: writeMoney(back) }) : t('done', { boat }))
      onGone()
    },
    onRefused: 'shown',
  })
  return (
    <form
      className="rl-fields"
      onSubmit={(event) => {
        event.preventDefault()
        if (!mayRun || running) return
        setSent(plan)
        setTyped(amount)
        run(plan)
      }}
    >
      <p className="rl-dimmed">{t('confirm.leaves')}</p>
      <p className="rl-dimmed">{leavingWords(money)}</p>
      <MoneyField
        label={t('sheet.amount')}
        description={t('sheet.most', { most: writeMoney(money.left) })}
        value={amount}
        onChange={(cents) => {
          setSent(null)
          setTyped(cents)
        }}
        disabled={running}
        error={sent === null && amount !== null && amount > money.left ? t('sheet.most', { most: writeMoney(money.left) }) : undefined}
        size="md"
      />
      <ExplanationList
        caption={t('sheet.caption')}
        rows={plan.rows}
        total={{ label: t('sheet.total'), amountText: writeMoney(plan.left) }}
      />
      {error && <ErrorState compact failed={messageOfError(error)} safe={t('sheet.nothing')} />}
      {done?.declined != null && !running && (
        <ErrorState
          compact
          failed={t(done.back > 0 ? 'sheet.refusedPart' : 'sheet.refused', { words: done.declined, amount: writeMoney(done.back) })}
        />
      )}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {t('sheet.cancel')}
        </Button>
        <Button type="submit" color="red" loading={running} disabled={!mayRun}>
          {t('sheet.send', { amount: writeMoney((sent ? amount : given) ?? 0) })}
        </Button>
      </div>
    </form>
  )
}

/** How an amount goes back: as rows, and as refunds with their ids; `back`: what of it goes now. */
type Plan = { rows: ExplanationRow[]; parts: Part[]; kept: { _id: string; amount: number }; back: number; left: number }

function planOf(entry: TournamentEntry, money: Refundable, amount: number, isOnline: boolean): Plan {
  const lines = linesNow(entry)
  const most = isOnline ? money.cards.reduce((sum, card) => sum + card.most, 0) : Number.MAX_SAFE_INTEGER
  const onItsWay = Math.max(0, paidBy(lines) - money.left)
  const why = isOnline && money.cards.length === 0 ? 'cards-off' : 'card-short'
  const { back, waits, kept } = leavingOf(amount, lines, { most, why }, isOnline ? REFUND_METHODS : AT_RAMP, onItsWay)
  const rows: ExplanationRow[] = []
  const parts: Part[] = []
  for (const way of back) {
    const label = t('sheet.row', { how: refundTexts(`how.${way.method}`) })
    if (way.method === 'card')
      for (const { card, amount } of onCards(way.amount, money.cards)) {
        parts.push({ _id: newId(), method: 'card', card: card._id, amount })
        const of = entry.anglers.find(({ _id }) => _id === card.shareOf)
        rows.push({ label, amountText: writeMoney(amount), detail: of && t('sheet.share', { name: fullName(of) }) })
      }
    else {
      parts.push({ _id: newId(), method: way.method as RampRefundMethod, amount: way.amount })
      rows.push({ label, amountText: writeMoney(way.amount), detail: way.why && t(`sheet.by.${way.why}`) })
    }
  }
  if (waits > 0) rows.push({ label: t('sheet.waits'), amountText: writeMoney(waits), detail: t('sheet.waitsHint') })
  rows.push({ label: t('sheet.kept'), amountText: writeMoney(kept), tone: 'muted' })
  const now = back.reduce((sum, way) => sum + way.amount, 0)
  return { rows, parts, kept: { _id: newId(), amount: kept }, back: now, left: money.left }
}
