import { newId } from '@ramplight/contract/kernel/new-id'
import type { Pot } from '@ramplight/contract/tournaments/settings'
import { sameValue } from '@ramplight/domain/kernel/same-value'
import type { Periods } from '@ramplight/domain/scoring/types'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldGroup, InheritedChip } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { PlaceFields } from '@ramplight/ui/form/place-fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { periodChoices } from '#platform/values/write-period.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { PotMore } from '../more-rules/pot-more.tsx'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './payout.texts.ts'
import { asShares, sharesOf } from './pot-shares.ts'

type Props = {
  form: FieldForm
  path: 'bigfishpots' | 'sidepots'
  legend: string
  help: string
  word: string
  species: readonly string[]
  /** What the tour of the event has: each pot says whether it is still so. */
  ofTour?: readonly Pot[] | undefined
}

const EVERY_DAY = 'all'

const periodOptions = (periods: Periods) => [{ value: EVERY_DAY, label: t('potRows.everyPeriod') }, ...periodChoices(periods)]

/** Pots that anglers buy into: what they cost, on which day, what the places get. */
export function PotRows({ form, path, legend, help, word, species, ofTour = [] }: Props) {
  const pots = (form.get(path) as Pot[] | null | undefined) ?? []
  const days = ((form.get('tournamentDates') as string[] | null) ?? []).length
  const periods = form.get('settings.periods') as Periods | null | undefined
  const change = (index: number, part: Partial<Pot>) =>
    form.set(
      path,
      pots.map((pot, at) => (at === index ? { ...pot, ...part } : pot)),
    )
  const dayOptions = [
    { value: EVERY_DAY, label: t('potRows.everyDay') },
    ...Array.from({ length: days }, (_, day) => ({ value: String(day), label: t('potRows.day', { day: day + 1 }) })),
  ]
  return (
    <FieldGroup legend={legend} help={help}>
      <ul className={classes.rows} id={path}>
        {pots.map((pot, index) => (
          <li key={pot._id} className={classes.pot}>
            <TextField
              label={form.declared?.labelOf(`${path}.name`)}
              placeholder={word}
              value={pot.name ?? ''}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              maxLength={form.declared?.longest(`${path}.name`)}
              disabled={form.readOnly}
            />
            <MoneyField
              label={form.declared?.labelOf(`${path}.entryFee`)}
              value={pot.entryFee ?? null}
              onChange={(cents) => change(index, { entryFee: cents ?? undefined })}
              disabled={form.readOnly}
            />
            {days > 1 && (
              <ChoiceField
                label={form.declared?.labelOf(`${path}.dayIndex`)}
                data={dayOptions}
                value={pot.dayIndex == null ? EVERY_DAY : String(pot.dayIndex)}
                onChange={(day) => change(index, { dayIndex: day === EVERY_DAY ? null : Number(day) })}
                allowDeselect={false}
                disabled={form.readOnly}
              />
            )}
            {periods && (
              <ChoiceField
                label={form.declared?.labelOf(`${path}.periodIndex`)}
                data={periodOptions(periods)}
                value={pot.periodIndex == null ? EVERY_DAY : String(pot.periodIndex)}
                onChange={(period) => change(index, { periodIndex: period === EVERY_DAY ? null : Number(period) })}
                allowDeselect={false}
                disabled={form.readOnly}
              />
            )}
            <ChoiceField
              label={form.declared?.labelOf(`${path}.species`)}
              data={[...species]}
              placeholder={t('potRows.everySpecies')}
              value={pot.species ?? null}
              onChange={(value) => change(index, { species: value })}
              clearable
              disabled={form.readOnly}
            />
            <TickField
              label={form.declared?.labelOf(`${path}.includedInEntryFee`)}
              checked={pot.includedInEntryFee ?? false}
              onChange={(event) => change(index, { includedInEntryFee: event.currentTarget.checked })}
              disabled={form.readOnly}
            />
            <RemoveRow form={form} path={path} rows={pots} index={index} label={t('potRows.remove', { name: pot.name || word })} />
            <PotSource pot={pot} ofTour={ofTour} {...(form.readOnly ? {} : { onReset: (tours) => change(index, tours) })} />
            <div className={classes.wide}>
              <PlaceFields
                label={t('potRows.eachPlaceGets')}
                help={pot.payoutsPercentages?.length ? undefined : t('potRows.firstGetsAll')}
                values={sharesOf(pot)}
                onChange={(shares) => change(index, { payoutsPercentages: asShares(shares) })}
                nameOf={(place) => writePlace(place + 1)}
                readOnly={form.readOnly}
              />
            </div>
            <div className={classes.wide}>
              <PotMore form={form} path={`${path}.${index}`} pot={pot} change={(part) => change(index, part)} />
            </div>
          </li>
        ))}
      </ul>
      <AddRow
        form={form}
        path={path}
        rows={pots}
        fresh={() => ({ _id: newId(), name: word, entryFee: 1000 })}
        label={t('potRows.addPot', { potKind: word.toLowerCase() })}
      />
    </FieldGroup>
  )
}

type SourceProps = { pot: Pot; ofTour: readonly Pot[]; onReset?: (pot: Pot) => void }

/** Where a pot comes from: of the tour as it is, of the tour and changed here, or of this event alone (and then nothing is said). */
function PotSource({ pot, ofTour, onReset }: SourceProps) {
  const tours = ofTour.find(({ _id }) => _id === pot._id)
  if (!tours) return null
  return (
    <div className={classes.wide}>
      <InheritedChip from={t('potRows.tour')} overridden={!sameValue(pot, tours)} onReset={onReset && (() => onReset(tours))} />
    </div>
  )
}
