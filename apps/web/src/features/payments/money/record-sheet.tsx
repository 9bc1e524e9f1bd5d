import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import {
  RECORD_DIRECTIONS,
  RECORD_METHODS,
  RECORD_PURPOSES,
  type RecordDirection,
  type RecordMethod,
  type RecordPurpose,
} from '@ramplight/domain/money/money-records'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { labelOf } from '#platform/labels/labels.ts'
import { declaredBy, labelFor } from '#platform/record-form/declared.tsx'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './money.texts.ts'
import { placeWord, purposeWord } from './money-words.ts'

const declared = declaredBy(moneyCalls.record)

type Props = { tournament: string; today: string; onClose: () => void }

/** Money that nothing else says: bait out of the box, cash of a sponsor, a correction. A second tap is the same record. */
export function RecordSheet({ tournament, today, onClose }: Props) {
  const [id] = useState(newId)
  const [direction, setDirection] = useState<RecordDirection>('out')
  const [purpose, setPurpose] = useState<RecordPurpose>(RECORD_PURPOSES.out[0])
  const [method, setMethod] = useState<RecordMethod>('cash')
  const [amount, setAmount] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [day, setDay] = useState<string | null>(today)
  const saving = useAction({
    work: async () => {
      await call(moneyCalls.record, {
        params: { id: tournament },
        body: { _id: id, direction, purpose, method, note: note.trim(), amount: amount!, day: day! },
      })
      await refreshed()
    },
    onDone: () => {
      notify.success(t('record.saved'))
      onClose()
    },
    onRefused: 'shown',
  })
  useUnsavedGuard((note !== '' || amount !== null) && !saving.isDone)
  const isReady = amount !== null && amount > 0 && day !== null && note.trim() !== ''
  const turn = (next: RecordDirection) => {
    setDirection(next)
    setPurpose(RECORD_PURPOSES[next][0])
  }
  return (
    <SideSheet opened onClose={onClose} title={t('record.title')} subtitle={t('record.about')}>
      <form
        className="rl-fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) saving.run()
        }}
      >
        <Choice
          legend={labelOf('money', 'direction')}
          data={RECORD_DIRECTIONS.map((value) => ({ value, label: t(`record.${value}`) }))}
          value={direction}
          onChange={turn}
        />
        <MoneyField label={labelFor(declared, 'amount', t('record.amount'))} value={amount} onChange={setAmount} size="md" data-autofocus />
        <Choice<RecordPurpose>
          legend={labelOf('money', 'purpose')}
          data={RECORD_PURPOSES[direction].map((value) => ({ value, label: purposeWord(value) }))}
          value={purpose}
          onChange={setPurpose}
        />
        <Choice
          legend={labelOf('money', 'method')}
          data={RECORD_METHODS.map((value) => ({ value, label: placeWord(value) }))}
          value={method}
          onChange={setMethod}
        />
        <TextField
          label={labelFor(declared, 'note')}
          description={t('record.noteHint')}
          value={note}
          maxLength={declared.longest('note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <DayField label={labelFor(declared, 'day')} value={day} maxDate={today} onChange={setDay} />
        {saving.error && <ErrorState compact failed={messageOfError(saving.error)} safe={t('drawer.nothingSaved')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('drawer.cancel')}
          </Button>
          <Button type="submit" loading={saving.running} disabled={!isReady}>
            {t('record.save')}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}

type ChoiceProps<V extends string> = { legend: string; data: { value: V; label: string }[]; value: V; onChange: (value: V) => void }

/** One of a few, all in sight, under its name. */
const Choice = <V extends string>({ legend, data, value, onChange }: ChoiceProps<V>) => (
  <FieldGroup legend={legend}>
    <SegmentedControl aria-label={legend} fullWidth data={data} value={value} onChange={(chosen) => onChange(chosen as V)} />
  </FieldGroup>
)
