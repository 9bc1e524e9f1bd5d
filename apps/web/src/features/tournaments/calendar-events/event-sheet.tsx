import { Button } from '@mantine/core'
import { type CalendarEvent, calendarColor, calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { EVENT_TYPES, hasHours } from '@ramplight/domain/tournament/calendar-event'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { SwatchField } from '@ramplight/ui/form/swatch-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { ReadOnlyBanner } from '@ramplight/ui/states/forbidden-state.tsx'
import { writeIsoDay } from '@ramplight/ui/values/times'
import {
  ChoiceBox,
  DayBox,
  type FieldForm,
  FlagBox,
  LongTextBox,
  NumberBox,
  TextBox,
  TimeBox,
} from '#platform/record-form/bound-fields.tsx'
import { labelFor } from '#platform/record-form/declared.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { useAction } from '#platform/use-action.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import classes from './calendar.module.css'
import { t } from './calendar-events.texts.ts'
import { plannedEvents } from './calendar-items.ts'
import { deleteEvent } from './delete-event.ts'
import { checkEvent, type EventValues, valuesOf, written } from './event-values.ts'
import { aboutOf } from './item-words.ts'

type Props = {
  /** The event to change; null: a new one. */
  event: CalendarEvent | null
  /** The day of a new one. */
  day: string
  /** Those of the person's book. */
  tournaments: ReadonlyMap<string, SkinnyTournament>
  /** Whether this person may put an event to it. */
  mayPlan: (tournament: SkinnyTournament) => boolean
  mayEdit: boolean
  onClose: () => void
}

/** Who may not change an event reads it. */
export function EventSheet(props: Props) {
  const { event, mayEdit, tournaments, onClose } = props
  if (mayEdit) return <EventForm {...props} />
  const [item] = event ? plannedEvents([event], tournaments) : []
  return (
    <SideSheet opened onClose={onClose} title={event?.title} subtitle={item && writeDate(item.first)}>
      <ReadOnlyBanner text={t('sheet.whoMayChange')} />
      {item && <p>{aboutOf(item)}</p>}
      <EventLinks event={event} tournaments={tournaments} />
    </SideSheet>
  )
}

/** Whose it is, and for a delay the place where times are moved. */
function EventLinks({ event, tournaments }: Pick<Props, 'event' | 'tournaments'>) {
  const id = event?.tournament
  if (!id) return null
  const name = tournaments.get(id)?.name ?? t('sheet.theTournament')
  return (
    <p className={classes.links}>
      <UiLink href={`/director/tournaments/${id}`} className="rl-link-button">
        {t('sheet.openTournament', { name })}
      </UiLink>
      {hasHours(event.type) && (
        <>
          {t('sheet.launchBoard')}
          <UiLink href={`/weigh-in/${id}/launch`} className="rl-link-button">
            {t('sheet.openLaunchBoard')}
          </UiLink>
        </>
      )}
    </p>
  )
}

/** The label of a field that the contract leaves open and this form asks for. */
const needed = ({ declared }: FieldForm, path: string, words?: string) =>
  declared && labelFor({ ...declared, isRequired: () => true }, path, words)

function EventForm({ event, day, tournaments, mayPlan, onClose }: Props) {
  const zoneOfEvent = (id: string | null | undefined) => {
    const tournament = tournaments.get(id ?? '')
    return tournament && zoneOf(tournament)
  }
  const nameOf = (id: string | null | undefined) => tournaments.get(id ?? '')?.name ?? null
  const remove = useAction({
    work: (one: CalendarEvent) => deleteEvent(one, nameOf(one.tournament)),
    onDone: (isGone) => isGone && onClose(),
  })
  /** For the dialog with both versions. */
  const write = (path: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('sheet.nothing')
    if (path === 'tournament') return nameOf(String(value)) ?? t('sheet.theTournament')
    if (path === 'allDay') return t(value ? 'sheet.yes' : 'sheet.no')
    return /Day$/.test(path) ? writeIsoDay(String(value)) : String(value)
  }
  const offered = [...tournaments.values()].filter((one) => mayPlan(one) || one._id === event?.tournament)
  return (
    <RecordSheet<CalendarEvent, EventValues>
      title={event ? event.title : t('sheet.newEvent')}
      calls={calendarEventCalls}
      record={event}
      valuesOf={(stored) => valuesOf(stored, day, zoneOfEvent)}
      written={(values) => written(values, zoneOfEvent)}
      write={write}
      check={(values) => checkEvent(values, zoneOfEvent)}
      draftKey={`calendar-event-${event?._id ?? 'new'}`}
      saveLabel={t(event ? 'sheet.save' : 'sheet.add')}
      onClose={onClose}
      aside={
        event && (
          <Button variant="subtle" color="red" loading={remove.running} onClick={() => remove.run(event)}>
            {t('sheet.delete')}
          </Button>
        )
      }
    >
      {(form) => {
        const { type, tournament, allDay } = form.values
        const zone = zoneOfEvent(tournament)
        return (
          <>
            <EventLinks event={event} tournaments={tournaments} />
            <TextBox form={form} path="title" />
            <ChoiceBox
              form={form}
              path="type"
              options={EVENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
              placeholder={t('sheet.plainEvent')}
              clearable
            />
            {hasHours(type) && (
              <NumberBox form={form} path="hours" label={needed(form, 'hours')} description={t('sheet.howManyHours')} decimals={2} />
            )}
            <ChoiceBox
              form={form}
              path="tournament"
              description={t(tournament ? 'sheet.anglersSee' : 'sheet.onlyYou')}
              options={offered.map(({ _id, name, startDate }) => ({ value: _id, label: `${name} · ${writeIsoDay(startDate)}` }))}
              clearable
            />
            <FlagBox form={form} path="allDay" />
            <FieldRow>
              <DayBox form={form} path="startDay" label={needed(form, 'startDay', t('sheet.startDay'))} />
              {!allDay && (
                <TimeBox
                  form={form}
                  path="startTime"
                  label={needed(form, 'startTime', t('sheet.startTime'))}
                  description={zone && t('sheet.timesAtRamp', { zone: zone.word })}
                />
              )}
            </FieldRow>
            <FieldRow>
              <DayBox form={form} path="endDay" label={t('sheet.endDay')} description={t('sheet.endDayIf')} />
              {!allDay && <TimeBox form={form} path="endTime" label={t('sheet.endTime')} />}
            </FieldRow>
            <LongTextBox form={form} path="notes" />
            <TextBox form={form} path="reminder" description={t('sheet.reminderIs')} placeholder={t('sheet.reminderExample')} />
            <SwatchField
              label={form.declared?.labelOf('color')}
              error={form.errorOf('color')}
              options={calendarColor.options.map((value) => ({
                value,
                label: t(`color.${value}`),
                background: `var(--rl-calendar-${value})`,
              }))}
              value={form.values.color ?? 'gray'}
              onChange={(value) => form.set('color', value)}
            />
          </>
        )
      }}
    </RecordSheet>
  )
}
