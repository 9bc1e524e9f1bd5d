import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { calcuttaCalls as calls } from '@ramplight/contract/payouts/calcuttas'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { CALCUTTA_METHODS, type CalcuttaMethod } from '@ramplight/domain/payouts/calcutta'
import { plainName } from '@ramplight/domain/registration/name-key'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { SuggestField } from '@ramplight/ui/form/suggest-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import type { Buyer } from '#features/payouts/raffles/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy, labelFor } from '#platform/record-form/declared.tsx'
import { useAction } from '#platform/use-action.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './calcutta.texts.ts'
import { crewOf } from './unsold-boats.tsx'

const declared = declaredBy(calls.sell)

type Props = { tournament: string; boats: readonly TournamentEntry[]; people: readonly Buyer[]; onClose: () => void }

/** Sells one boat, or what is left as the field: who, for how much, how. A second tap sells nothing twice. */
export function SellBoatSheet({ tournament, boats, people, onClose }: Props) {
  const [id] = useState(newId)
  const [buyer, setBuyer] = useState('')
  const [price, setPrice] = useState<number | null>(null)
  const [method, setMethod] = useState<CalcuttaMethod>('cash')
  const [boughtBack, setBoughtBack] = useState(0)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const only = boats.length === 1 ? boats[0]! : null
  const what = only ? crewOf(only) : t('lots.field', { boats: boats.length })
  const selling = useAction({
    work: (name: string) => {
      const known = people.find((one) => plainName(one.name) === plainName(name))
      const check = method === 'check' && note.trim() ? { note: note.trim() } : {}
      const body = { _id: id, entries: boats.map(({ _id }) => _id), price: price!, method, ...check, ...(only ? { boughtBack } : {}) }
      return call(calls.sell, { params: { id: tournament }, body: { ...body, ...(known ? { user: known._id } : { entrant: name }) } })
    },
    onDone: (_, name) => {
      notify.success(t('sell.sold', { what, buyer: name, amount: writeMoney(price!) }))
      onClose()
    },
    onRefused: 'shown',
  })
  useUnsavedGuard((buyer !== '' || price !== null) && !selling.isDone)
  const isPriced = price !== null && price > 0
  const sell = () => {
    const name = buyer.trim()
    setMissing(!name)
    if (name && isPriced) selling.run(name)
  }
  return (
    <SideSheet
      opened
      onClose={onClose}
      title={t(only ? 'sell.title' : 'sell.titleField')}
      subtitle={only?.boatNumber ? `${t('lots.boat')} ${only.boatNumber} · ${what}` : what}
    >
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
        <MoneyField label={labelFor(declared, 'price')} value={price} onChange={setPrice} size="md" />
        <FieldGroup legend={labelFor(declared, 'method')}>
          <SegmentedControl
            aria-label={declared.labelOf('method')}
            fullWidth
            data={CALCUTTA_METHODS.map((value) => ({ value, label: t(`pay.${value}`) }))}
            value={method}
            onChange={(value) => setMethod(value as CalcuttaMethod)}
          />
        </FieldGroup>
        {method === 'check' && (
          <TextField
            label={labelFor(declared, 'note')}
            value={note}
            maxLength={declared.longest('note')}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {only && (
          <NumberField
            label={labelFor(declared, 'boughtBack')}
            description={t('sell.backHint')}
            value={boughtBack}
            min={0}
            max={100}
            decimalScale={2}
            clampBehavior="strict"
            rightSection={t('terms.percent')}
            onChange={(value) => setBoughtBack(Number(value) || 0)}
          />
        )}
        {selling.error && <ErrorState compact failed={messageOfError(selling.error)} safe={t('sell.notSold')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('sell.cancel')}
          </Button>
          <Button type="submit" loading={selling.running} disabled={!isPriced}>
            {isPriced ? t('sell.saveFor', { amount: writeMoney(price) }) : t('sell.save')}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}
