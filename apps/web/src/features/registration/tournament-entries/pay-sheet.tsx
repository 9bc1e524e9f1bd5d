import { Button, SegmentedControl } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Cents } from '@ramplight/domain/kernel/units'
import { changeFor, likelyHandedOver } from '@ramplight/domain/money/change'
import type { PaidWith, RampMethod } from '@ramplight/domain/money/paid-with'
import { AskedText, askInDialog } from '@ramplight/ui/dialogs/ask-in-dialog.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { takesCardsQuery } from '#platform/takes-cards.ts'
import { useOnline } from '#platform/use-online.ts'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import { longestNote } from './longest-note.ts'
import { methodName, noted } from './paid-with.ts'
import { PayCode } from './pay-code.tsx'
import './pay-sheet.css'
import { t } from './tournament-entries.texts.ts'

export type Payment = PaidWith | 'later'

type Asked = {
  title: string
  /** Who pays, where it is more than one boat. */
  items?: readonly string[]
  due: Cents
  tournament: string
  /** One boat: only then may it be free, or pay on the phone of its angler. */
  entry?: TournamentEntry
  /** The boat may also pay later. */
  mayWait?: boolean
}

/** Asks how the money comes; nothing is written here. Null: closed without an answer. */
export const askHowPaid = (asked: Asked): Promise<Payment | null> =>
  askInDialog<Payment | null>(asked.title, null, (answer) => <PaySheet {...asked} onAnswer={answer} />)

/** One tap for the method, one for the sum. Cash says what to give back, a check asks its number, free asks why. */
export function PaySheet({ items = [], due, tournament, entry, mayWait, onAnswer }: Asked & { onAnswer: (answer: Payment) => void }) {
  const [method, setMethod] = useState<RampMethod | 'card'>('cash')
  const [note, setNote] = useState('')
  const online = useOnline()
  const cards = useQuery({ ...takesCardsQuery(tournament), enabled: online && !!entry })
  const methods = [
    ...(['cash', 'check'] as const),
    ...(entry && online && cards.data?.takesCards ? (['card'] as const) : []),
    'credits' as const,
    ...(entry ? (['free'] as const) : []),
  ]
  const done = method === 'free' ? t('paySheet.makeFree') : t('checkIn.take', { sum: writeShortMoney(due) })
  return (
    <>
      <AskedText items={items} />
      <div className="rl-pay">
        <SegmentedControl
          aria-label={t('paySheet.how')}
          fullWidth
          data={methods.map((value) => ({ value, label: value === 'card' ? t('paySheet.card') : methodName(value) }))}
          value={method}
          onChange={(value) => {
            setMethod(value as RampMethod | 'card')
            setNote('')
          }}
        />
        {method === 'cash' && <Change due={due} />}
        {method === 'check' && (
          <TextField
            label={t('paySheet.checkNumber')}
            value={note}
            maxLength={longestNote}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {method === 'credits' && <p className="rl-pay__says">{t('paySheet.creditsMeans')}</p>}
        {method === 'free' && (
          <TextField
            label={t('paySheet.whyFree')}
            value={note}
            maxLength={longestNote}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {method === 'card' && entry && <PayCode entry={entry} />}
      </div>
      <div className="rl-dialog__actions">
        {mayWait && (
          <Button variant="default" onClick={() => onAnswer('later')}>
            {t('checkIn.later')}
          </Button>
        )}
        {method !== 'card' && (
          <Button disabled={method === 'free' && !note.trim()} onClick={() => onAnswer(noted(method, note))} data-autofocus>
            {done}
          </Button>
        )}
      </div>
    </>
  )
}

/** `Handed over $200, give back $65`: what is usually handed over is one tap. Nothing of it is written down. */
function Change({ due }: { due: Cents }) {
  const [handed, setHanded] = useState<Cents | null>(null)
  const back = changeFor(due, handed ?? due)
  return (
    <div className="rl-pay__change">
      <fieldset className="rl-pay__sums" aria-label={t('paySheet.handedOver')}>
        {likelyHandedOver(due).map((sum) => (
          <Button key={sum} variant={handed === sum ? 'filled' : 'default'} aria-pressed={handed === sum} onClick={() => setHanded(sum)}>
            {writeShortMoney(sum)}
          </Button>
        ))}
      </fieldset>
      <MoneyField label={t('paySheet.handedOver')} value={handed} onChange={setHanded} />
      <p className="rl-pay__back" aria-live="polite" data-short={back < 0 || undefined}>
        {back < 0 ? t('paySheet.missing', { sum: writeMoney(-back) }) : t('paySheet.giveBack', { sum: writeMoney(back) })}
      </p>
    </div>
  )
}
