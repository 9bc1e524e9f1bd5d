import { Button, SegmentedControl } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { CASH_RULES, type CashKind, type CashMethod, type CashPurpose } from '@ramplight/domain/money/cash-log'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { purposeWord } from '../money/index.ts'
import { t } from './cash-box.texts.ts'
import { type Event, sayCash } from './say-cash.ts'

/** What each key of the box says, the usual first. */
const SAYS = {
  float: ['float', 'float-back'],
  deposit: ['deposit'],
  record: ['expense', 'income'],
} as const satisfies Record<string, readonly CashKind[]>
export type CashSheetKind = keyof typeof SAYS

const WORDS = {
  float: () => t('float.float'),
  'float-back': () => t('float.float-back'),
  deposit: () => t('deposit.title'),
  expense: () => t('record.expense'),
  income: () => t('record.income'),
} as const

const LONGEST_NOTE = 200
type Kind = (typeof SAYS)[CashSheetKind][number]
type Props = { tournament: Event; what: CashSheetKind; today: string; onClose: () => void }

/** Starting cash, a deposit, or money that nothing else says. A second tap is the same one. */
export function CashSheet({ tournament, what, today, onClose }: Props) {
  const [id] = useState(newId)
  const kinds: readonly Kind[] = SAYS[what]
  const [kind, setKind] = useState<Kind>(kinds[0]!)
  const rule: { methods: readonly CashMethod[]; purposes: readonly CashPurpose[] } = CASH_RULES[kind]
  const [purpose, setPurpose] = useState<CashPurpose | null>(rule.purposes[0] ?? null)
  const [method, setMethod] = useState<CashMethod>('cash')
  const [amount, setAmount] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const [day, setDay] = useState<string | null>(today)
  const saving = useAction({
    work: () => {
      // Of an earlier day: at its noon.
      const at = day && day < today ? `${day}T12:00:00.000Z` : undefined
      return sayCash(tournament, { kind, method, purpose, amount: amount!, note: note.trim() || null }, { id, at })
    },
    onDone: () => {
      notify.success(t('sheet.saved'))
      onClose()
    },
    onRefused: 'shown',
  })
  useUnsavedGuard((note !== '' || amount !== null) && !saving.isDone)
  const isNamed = rule.purposes.length === 0 || note.trim() !== ''
  const isReady = amount !== null && amount > 0 && day !== null && isNamed
  const turn = (next: Kind) => {
    setKind(next)
    setPurpose(CASH_RULES[next].purposes[0] ?? null)
  }
  return (
    <SideSheet opened onClose={onClose} title={t(`${what}.title`)} subtitle={t(`${what}.about`)}>
      <form
        className="rl-fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) saving.run()
        }}
      >
        {kinds.length > 1 && (
          <Choice
            legend={t('sheet.direction')}
            data={kinds.map((value) => ({ value, label: WORDS[value]() }))}
            value={kind}
            onChange={turn}
          />
        )}
        <MoneyField label={t('sheet.amount')} value={amount} onChange={setAmount} size="md" data-autofocus />
        {purpose && (
          <Choice
            legend={t('sheet.category')}
            data={rule.purposes.map((value) => ({ value, label: purposeWord(value) }))}
            value={purpose}
            onChange={setPurpose}
          />
        )}
        {rule.methods.length > 1 && (
          <Choice
            legend={t('sheet.method')}
            data={rule.methods.map((value) => ({ value, label: t(`sheet.${value}`) }))}
            value={method}
            onChange={setMethod}
          />
        )}
        {what !== 'float' && (
          <TextField
            label={t('sheet.note')}
            description={t(what === 'record' ? 'sheet.noteHint' : 'sheet.slipHint')}
            value={note}
            maxLength={LONGEST_NOTE}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {what === 'record' && <DayField label={t('sheet.day')} value={day} maxDate={today} onChange={setDay} />}
        {saving.error && <ErrorState compact failed={messageOfError(saving.error)} safe={t('sheet.nothingSaved')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('sheet.cancel')}
          </Button>
          <Button type="submit" loading={saving.running} disabled={!isReady}>
            {t('sheet.save')}
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
