import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls, type SettleWay, type TournamentPayouts } from '@ramplight/contract/payments/money'
import { PAYOUT_METHODS } from '@ramplight/domain/money/payout-method'
import { askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useIsPhone } from '@ramplight/ui/values/use-is-phone'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './open-payouts.texts.ts'

export type Boat = TournamentPayouts['boats'][number]
type Answer = { way: SettleWay; note?: string }

const longestNote = declaredBy(moneyCalls.settlePayouts).longest('note')

/** `Boat 12 · Ana Hall & Joe Reyes`. */
export const nameOf = ({ boatNumber, about }: Boat): string => {
  if (!about) return t('noBoat')
  return boatNumber === null ? about : t('boat', { number: String(boatNumber), crew: about })
}

/** Asks how a boat is settled, and says so. */
export async function settleBoat(tournament: string, boat: Boat): Promise<void> {
  const [amount, name] = [writeMoney(Math.abs(boat.open)), nameOf(boat)]
  const title = boat.open < 0 ? 'dialog.owesBack' : boat.open > 0 ? 'dialog.isOwed' : 'dialog.same'
  const answer = await askInDialog<Answer | null>(t(title, { boat: name, amount }), null, (give) => (
    <SettleBody boat={boat} onAnswer={give} />
  ))
  if (answer) await say(tournament, boat, answer)
}

/** Nobody has let it be: it is open again. */
export const askAgain = (tournament: string, boat: Boat): Promise<void> => say(tournament, boat, { way: 'ask-again' })

async function say(tournament: string, { entry, open }: Boat, answer: Answer): Promise<void> {
  try {
    await call(moneyCalls.settlePayouts, { params: { id: tournament }, body: { _id: newId(), entry, open, ...answer } })
    notify.success(t(answer.way === 'ask-again' ? 'undone' : 'saved'))
  } catch (error) {
    notify.danger(messageOfError(error))
  }
  await refreshed()
}

type BodyProps = { boat: Boat; onAnswer: (answer: Answer | null) => void }

/** How money goes to the boat, or comes back; or that none does. */
export function SettleBody({ boat: { open, pots }, onAnswer }: BodyProps) {
  const isRepeated = pots.some(({ repeated }) => repeated !== null)
  const [way, setWay] = useState<SettleWay>(isRepeated ? 'recorded-twice' : 'cash')
  const [note, setNote] = useState('')
  const phone = useIsPhone()
  const letBe = open < 0 ? 'keep' : 'leave'
  const ways = [
    ...(isRepeated ? [{ value: 'recorded-twice', label: t('ways.recordedTwice') }] : []),
    // What comes back is cash or a check: credit was never theirs to give.
    ...PAYOUT_METHODS.filter((value) => open >= 0 || value !== 'credits').map((value) => ({ value, label: t(`ways.${value}`) })),
    ...(open === 0 ? [] : [{ value: 'let-be', label: t(`ways.${letBe}`) }]),
  ]
  const number = way === 'check' ? note.trim() : ''
  return (
    <>
      <SegmentedControl
        aria-label={t('dialog.how')}
        fullWidth
        {...((phone || isRepeated) && { orientation: 'vertical', size: 'lg' })}
        data={ways}
        value={way}
        onChange={(value) => setWay(value as SettleWay)}
      />
      <p className="rl-dimmed">{meaningOf(way, open)}</p>
      {way === 'check' && (
        <TextField
          label={t('dialog.check')}
          value={note}
          maxLength={longestNote}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={() => onAnswer(null)}>
          {t('dialog.cancel')}
        </Button>
        <Button onClick={() => onAnswer({ way, ...(number && { note: number }) })} data-autofocus>
          {t('dialog.save')}
        </Button>
      </div>
    </>
  )
}

function meaningOf(way: SettleWay, open: number): string {
  if (open === 0) return t('means.same')
  if (way === 'recorded-twice') return t('means.recordedTwice')
  if (way === 'let-be' || way === 'ask-again') return t(open < 0 ? 'means.keep' : 'means.leave')
  return open < 0 && way !== 'credits' ? t(`means.in.${way}`) : t(`means.out.${way}`)
}
