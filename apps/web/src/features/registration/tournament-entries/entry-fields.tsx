import { Button, SegmentedControl } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { leftToPay } from '@ramplight/domain/money/standing'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { owedBy } from '@ramplight/domain/registration/entry-money'
import { ChoicesField } from '@ramplight/ui/form/choices-field.tsx'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useMemo, useState } from 'react'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { AnglerPicker } from '../anglers/angler-picker.tsx'
import { EntryCoupon } from '../entry-coupon/index.ts'
import { enteredAnglers } from './entered-anglers.ts'
import { isInPot, offeredPots, withPot } from './entry-pots.ts'
import { type EntryValues, entryLabel, toBody } from './entry-values.ts'
import { longestMcNote } from './longest-note.ts'
import { PaidWithFields } from './paid-with-fields.tsx'
import { partPaidWords } from './part-paid.ts'
import { entriesQuery } from './tournament-entries.queries.ts'
import { t } from './tournament-entries.texts.ts'

type EntryFieldsProps = {
  tournament: Tournament
  flights: readonly TournamentFlight[]
  values: EntryValues
  onChange: (values: EntryValues) => void
  errors?: Partial<Record<keyof EntryValues, ReactNode>>
  inputRef?: Ref<HTMLInputElement>
  /** A new entry has no number before the draw. */
  withBoat?: boolean
  /** The entry that is changed here; none for a new one. */
  entryId?: string
}

const payment = () => [
  { value: 'Pending', label: t('entryFields.unpaid') },
  { value: 'Paid', label: t('entryFields.paid') },
  { value: 'free', label: t('entryFields.freeEntry') },
]

/** Cash, where nobody has said how; of a boat that is Paid already, what it says. */
const methodFor = (choice: string, saved: TournamentEntry | undefined): EntryValues['paidWith'] => {
  if (choice !== 'Paid') return null
  return saved?.status === 'Paid' ? (saved.paidWith ?? null) : { method: 'cash' }
}

/** What is owed after a save: of a boat that has paid, what was added to it. One that is marked paid now pays all of it. */
function owingOf(tournament: Tournament, values: EntryValues, saved: TournamentEntry | undefined): Cents {
  const body = toBody(values)
  const paysNow = values.status === 'Paid' && saved?.status !== 'Paid'
  // At the prices at which the boat has bought.
  if (saved?.paymentLog && !paysNow) return leftToPay(tournament, { ...saved, ...body }, linesNow(saved))
  return owedBy(tournament, { ...body, partPaid: saved?.partPaid, coupon: saved?.coupon })
}

/** Who, paid or not, which pots, which flight. */
export function EntryFields({ tournament, flights, values, onChange, errors = {}, inputRef, withBoat, entryId }: EntryFieldsProps) {
  const pots = offeredPots(tournament)
  const { data: entries } = useQuery(entriesQuery(tournament._id))
  const taken = useMemo(() => enteredAnglers(entries ?? [], entryId), [entries, entryId])
  const set = (part: Partial<EntryValues>) => onChange({ ...values, ...part })
  const saved = entries?.find(({ _id }) => _id === entryId)
  const owing = owingOf(tournament, values, saved)
  const partPaid = saved && values.status !== 'Paid' && !values.freeEntry ? partPaidWords(tournament, saved) : null
  return (
    <div className="rl-fields">
      <AnglerPicker
        anglers={values.anglers}
        onChange={(anglers) => set({ anglers })}
        max={Math.max(crewSizeOf(tournament), values.anglers.length)}
        error={errors.anglers}
        inputRef={inputRef}
        taken={taken}
      />
      <FieldGroup legend={t('entryFields.payment')}>
        <SegmentedControl
          id="status"
          fullWidth
          data={payment()}
          value={values.freeEntry ? 'free' : values.status}
          onChange={(choice) =>
            set(
              choice === 'free'
                ? { freeEntry: true, status: 'Pending', paidWith: { method: 'free' } }
                : { freeEntry: false, status: choice as 'Pending' | 'Paid', paidWith: methodFor(choice, saved) },
            )
          }
        />
        {(values.freeEntry || values.status === 'Paid') && !saved?.paidOnline && (
          <PaidWithFields isFree={values.freeEntry} paidWith={values.paidWith} onChange={(paidWith) => set({ paidWith })} />
        )}
        {partPaid ? (
          <p className="rl-entry__owes">{partPaid}</p>
        ) : owing > 0 ? (
          <p className="rl-entry__owes">{t.rich('entryFields.owesAmount', { amount: writeMoney(owing), b: (words) => <b>{words}</b> })}</p>
        ) : null}
        {saved && <EntryCoupon entry={saved} tournament={tournament} isDirectors />}
      </FieldGroup>
      {pots.length > 0 && (
        <FieldGroup legend={t('entryFields.pots')}>
          <div className="rl-entry__pots" id="sidePotBigFishEntries">
            {pots.map((pot) => {
              const users = values.anglers.map(({ _id }) => _id)
              const isIn = isInPot({ ...values, users }, pot)
              return (
                <TickField
                  key={pot.id}
                  checked={isIn}
                  disabled={pot.included || users.length === 0}
                  label={
                    pot.included
                      ? t('entryFields.potInTheEntryFee', { pot: pot.name })
                      : pot.fee > 0
                        ? `${pot.name} ${writeMoney(pot.fee)}`
                        : pot.name
                  }
                  onChange={(event) =>
                    set(withPot(tournament, { ...values, users }, pot, event.currentTarget.checked) as Partial<EntryValues>)
                  }
                />
              )
            })}
          </div>
        </FieldGroup>
      )}
      <FieldRow>
        {withBoat && (
          <NumberField
            id="boatNumber"
            label={t('entryFields.boatNumber')}
            value={values.boatNumber ?? ''}
            onChange={(value) => set({ boatNumber: value === '' ? null : Number(value) })}
            min={1}
            max={9999}
            error={errors.boatNumber}
            placeholder={t('entryFields.noneYet')}
          />
        )}
        {flights.length > 0 && (
          <DeviceChoiceField
            id="flight"
            label={t('entryFields.flight')}
            value={values.flight ?? ''}
            data={[
              { value: '', label: t('entryFields.noFlight') },
              ...flights.map(({ _id, name }) => ({ value: _id, label: writeFlight(name) })),
            ]}
            onChange={(event) => set({ flight: event.currentTarget.value || null })}
            error={errors.flight}
          />
        )}
      </FieldRow>
      <DaysEntered
        tournament={tournament}
        value={values.bigFishModeDaysEntered}
        onChange={(bigFishModeDaysEntered) => set({ bigFishModeDaysEntered })}
      />
      {tournament.groups.length > 0 && (
        <ChoicesField
          id="groups"
          label={t('entryFields.groups')}
          data={tournament.groups.map(({ name }) => name)}
          value={values.groups}
          onChange={(groups) => set({ groups })}
          error={errors.groups}
          placeholder={values.groups.length === 0 ? t('entryFields.none') : undefined}
          clearable
        />
      )}
      {crewSizeOf(tournament) > 1 && <Substitute values={values} onChange={set} taken={taken} />}
      <LongTextField
        id="mcNote"
        label={entryLabel('mcNote')}
        description={t('entryFields.saidOnStage')}
        value={values.mcNote ?? ''}
        maxLength={longestMcNote}
        minRows={1}
        onChange={(event) => set({ mcNote: event.currentTarget.value || null })}
      />
    </div>
  )
}

type DaysEnteredProps = { tournament: Tournament; value: number[] | null; onChange: (days: number[]) => void }

/** A big-bass event may be entered for some of its days, at least for one. */
function DaysEntered({ tournament: { settings, tournamentDates }, value, onChange }: DaysEnteredProps) {
  if (settings.weighInMode !== 'big-bass' || tournamentDates.length < 2) return null
  const days = tournamentDates.map((_, day) => day)
  const entered = value ?? days
  return (
    <FieldGroup legend={t('entryValues.days')}>
      <div className="rl-entry__pots" id="bigFishModeDaysEntered">
        {days.map((day) => (
          <TickField
            key={day}
            label={t('entryFields.dayEntered', { day: day + 1, date: writeShortDate(tournamentDates[day]!) })}
            checked={entered.includes(day)}
            disabled={entered.length === 1 && entered[0] === day}
            onChange={() => onChange(days.filter((one) => entered.includes(one) !== (one === day)))}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

type SubstituteProps = {
  values: EntryValues
  onChange: (part: Pick<EntryValues, 'substitute'>) => void
  taken: ReturnType<typeof enteredAnglers>
}

/** Who fishes when one of them cannot: asked for once somebody wants to name one. */
function Substitute({ values: { substitute, anglers }, onChange, taken }: SubstituteProps) {
  const [isAsked, setAsked] = useState(false)
  if (!substitute && !isAsked)
    return (
      <Button
        variant="subtle"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={() => setAsked(true)}
        style={{ alignSelf: 'start' }}
      >
        {t('entryFields.addSubstitute')}
      </Button>
    )
  const aboard = new Map(anglers.map(({ _id }) => [_id, t('entryFields.aboard')]))
  return (
    <AnglerPicker
      field={{ id: 'substitute', label: t('entryFields.substitute') }}
      crew={false}
      max={1}
      anglers={substitute ? [substitute] : []}
      onChange={([one = null]) => onChange({ substitute: one })}
      taken={new Map([...taken, ...aboard])}
    />
  )
}
