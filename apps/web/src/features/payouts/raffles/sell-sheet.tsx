import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentRaffleEntryCalls as calls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import type { Raffle } from '@ramplight/contract/payouts/tournament-raffles'
import { plainName } from '@ramplight/domain/registration/name-key'
import { splitCents } from '@ramplight/domain/registration/shares'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { SuggestField } from '@ramplight/ui/form/suggest-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useRef, useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { useAction } from '#platform/use-action.ts'
import { writeMoney, writeShortMoney } from '#platform/values/write-money.ts'
import type { Buyer } from './buyer.ts'
import './raffles.css'
import { t } from './raffles.texts.ts'
import { SoldNumbers } from './sold-numbers.tsx'

const declared = declaredBy(calls.create)
const METHODS = ['cash', 'check', 'free'] as const
type Method = (typeof METHODS)[number]
/** What is usually bought is one tap. */
const USUAL = [1, 3, 5, 10, 20]
/** One call takes no more. */
const MOST_TICKETS = 500

type Props = { raffle: Raffle; people: readonly Buyer[]; onClose: () => void }
type Sold = { buyer: string; ids: readonly string[] }

/** Sells one ticket or twenty: who, how many, what they pay together, how. Then the numbers, large. */
export function SellSheet({ raffle, people, onClose }: Props) {
  const [sold, setSold] = useState<Sold | null>(null)
  const [turn, setTurn] = useState(0)
  return (
    <SideSheet opened onClose={onClose} title={t('sell.title')} subtitle={raffle.name}>
      {sold ? (
        <SoldNumbers
          {...sold}
          onMore={() => {
            setSold(null)
            setTurn(turn + 1)
          }}
          onClose={onClose}
        />
      ) : (
        <SellForm key={turn} raffle={raffle} people={people} onSold={setSold} onClose={onClose} />
      )}
    </SideSheet>
  )
}

function SellForm({ raffle, people, onSold, onClose }: Props & { onSold: (sold: Sold) => void }) {
  // Made with the form: a second try after a lost answer sells nothing twice.
  const ids = useRef<string[]>([])
  const isSelling = useRef(false)
  const [buyer, setBuyer] = useState('')
  const [count, setCount] = useState(1)
  const [agreed, setAgreed] = useState<number | null>(null)
  const [method, setMethod] = useState<Method>('cash')
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  useUnsavedGuard(buyer !== '')
  const cost = raffle.cost ?? 0
  const total = method === 'free' ? 0 : (agreed ?? cost * count)
  const selling = useAction({
    work: async (name: string) => {
      while (ids.current.length < count) ids.current.push(newId())
      const known = people.find((one) => plainName(one.name) === plainName(name))
      const who = known ? { user: known._id } : { entrant: name }
      const parts = splitCents(total, count)
      const body = ids.current.slice(0, count).map((_id, index) => ({
        _id,
        raffle: raffle._id,
        ...who,
        paid: parts[index]!,
        paidWith: { method, ...(note.trim() && { note: note.trim() }) },
      }))
      const answer = await call(calls.bulkCreate, { body })
      const refusal = answer.results.find(({ ok }) => !ok)
      if (refusal) throw new Error(refusal.message)
      return { buyer: known?.name ?? name, ids: body.map(({ _id }) => _id) }
    },
    onDone: onSold,
    onRefused: 'shown',
    onEnd: () => {
      isSelling.current = false
    },
  })
  const sell = () => {
    const name = buyer.trim()
    setMissing(!name)
    if (!name || isSelling.current) return
    isSelling.current = true
    selling.run(name)
  }
  const choose = (next: number) => {
    setCount(next)
    setAgreed(null)
  }
  return (
    <form
      className="rl-fields"
      onSubmit={(event) => {
        event.preventDefault()
        sell()
      }}
    >
      <SuggestField
        label={t('sell.who')}
        description={t('sell.whoHint')}
        data={[...new Set(people.map(({ name }) => name))]}
        limit={6}
        value={buyer}
        maxLength={declared.longest('entrant')}
        error={missing && !buyer.trim() ? t('sell.needsBuyer') : undefined}
        onChange={setBuyer}
        data-autofocus
      />
      <fieldset className="rl-fields__group">
        <legend>{t('sell.howMany')}</legend>
        <div className="rl-raffle__counts">
          {USUAL.map((one) => (
            <Button key={one} variant={count === one ? 'filled' : 'default'} aria-pressed={count === one} onClick={() => choose(one)}>
              {one}
            </Button>
          ))}
          <NumberField
            aria-label={t('sell.other')}
            value={count}
            min={1}
            max={MOST_TICKETS}
            clampBehavior="strict"
            onChange={(next) => choose(Math.max(1, Number(next) || 1))}
          />
        </div>
      </fieldset>
      <SegmentedControl
        aria-label={t('sell.how')}
        fullWidth
        data={METHODS.map((value) => ({ value, label: t(`sell.${value}`) }))}
        value={method}
        onChange={(value) => {
          setMethod(value as Method)
          setNote('')
        }}
      />
      {method !== 'free' && (
        <MoneyField
          label={t('sell.total')}
          description={t('sell.totalHint', { tickets: count, price: writeShortMoney(cost) })}
          value={total}
          onChange={setAgreed}
          size="md"
        />
      )}
      {method !== 'cash' && (
        <TextField
          label={t(method === 'check' ? 'sell.checkNumber' : 'sell.whyFree')}
          value={note}
          maxLength={declared.longest('paidWith.note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      {selling.error && <ErrorState compact failed={messageOfError(selling.error)} safe={t('sell.notSold')} />}
      <div className="rl-dialog__actions">
        <Button variant="default" onClick={onClose}>
          {t('sell.cancel')}
        </Button>
        <Button type="submit" loading={selling.running}>
          {total > 0 ? t('sell.saveFor', { tickets: count, amount: writeMoney(total) }) : t('sell.save', { tickets: count })}
        </Button>
      </div>
    </form>
  )
}
