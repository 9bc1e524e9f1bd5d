import { Button, SegmentedControl } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls, LONGEST_SMS } from '@ramplight/contract/messaging/compose'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { AUDIENCES, type Audience, BOAT_AUDIENCES } from '@ramplight/domain/messaging/audience'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { CENTRAL, zoneOf } from '@ramplight/domain/tournament/zones'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { TimeField } from '@ramplight/ui/form/time-field.tsx'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { writeMoment } from '@ramplight/ui/values/times'
import { IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LevelNote } from '#features/payments/plans/index.ts'
import { flightsQuery } from '#features/tournaments/tournament-flights/index.ts'
import { ownTournamentsQuery } from '#features/tournaments/tournaments/index.ts'
import { ownSeasonsQuery } from '#features/tours/seasons/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { writeFlight } from '#platform/values/write-flight.ts'
import { audienceName } from './audience-name.ts'
import { t } from './compose.texts.ts'
import { bodyOf, canBeSent, emptyMessage, isAimed, type MessageValues } from './message-values.ts'
import { ReachPanel } from './reach-panel.tsx'

const LONGEST_MAIL = 10_000
/** A season is at home nowhere in particular: the server takes the middle of the country, too. */
const SEASON_ZONE = CENTRAL
/** So long somebody may pause before the server is asked whom it reaches. */
const PAUSE_MS = 400

type Props = {
  /** Only to the people of this one; null: of any, and to the members of a season. */
  event: Tournament | null
  /** What stands in it at first. */
  words?: { subject: string; message: string } | undefined
  onSent: () => void
}

/** A director writes to a group: who gets it and what it costs is said before. */
export function ComposeForm({ event, words, onSent }: Props) {
  const ofEvent = event?._id ?? null
  const user = useSession()!.user
  const online = useOnline()
  const [values, setValues] = useState(() => ({ ...emptyMessage(ofEvent), ...words }))
  const set = (more: Partial<MessageValues>) => setValues((now) => ({ ...now, ...more }))
  const draft = useDraft({
    key: ownPlace(ofEvent ? `message-${ofEvent}` : 'message'),
    values,
    isDirty: values.message !== (words?.message ?? '') || values.subject !== (words?.subject ?? ''),
  })
  const tournaments = useQuery({ ...ownTournamentsQuery(user), enabled: !event }).data?.message ?? []
  const seasons = useQuery({ ...ownSeasonsQuery(user), enabled: !event }).data ?? []
  const flights =
    useQuery({ ...flightsQuery(values.tournament ?? ''), enabled: values.of === 'flight' && values.tournament !== null }).data ?? []
  const chosen = event ?? tournaments.find(({ _id }) => _id === values.tournament)
  const zone = chosen && zoneOf(chosen)
  const clock = zone ?? SEASON_ZONE
  const [asked] = useDebouncedValue(values, PAUSE_MS)
  const { _id: _, ...body } = bodyOf(asked, clock)
  const reach = useQuery({ ...queryOf(composeCalls.reach, { body }), enabled: online && isAimed(asked), placeholderData: keepPreviousData })

  const needsLevel = !chosen || !hasBegun(chosen, todayAt(clock, new Date()))
  const send = useAction({
    work: () => call(composeCalls.send, { body: bodyOf(values, clock) }),
    onDone: ({ recipients, sendAfter }) => {
      draft.clear()
      setValues(emptyMessage(ofEvent))
      const count = recipients.length
      const reached = reach.data?.people === count ? reach.data.reached : count
      const now =
        reached < count
          ? t('form.sentToSome', { reached: writeNumber(reached), all: writeNumber(count), isSms: String(values.type === 'sms') })
          : t('form.sent', { count })
      notify.success(sendAfter ? t('form.planned', { when: writeMoment(sendAfter, zone) }) : now)
      onSent()
    },
    onRefused: 'shown',
  })
  const test = useAction({
    work: () => {
      const { type, subject, message, tournament, season } = bodyOf(values, clock)
      return call(composeCalls.testToMe, { body: { type, subject, message, tournament, season } })
    },
    onDone: ({ to }) => notify.success(t('form.testSent', { to })),
  })
  // An earlier try arrived, with other words: what stands here now can only go out as another message.
  const isSentAlready = send.error instanceof CallError && send.error.code === 'message.sent-already'
  const startNew = () => {
    set({ _id: newId() })
    send.forget()
  }
  const isSms = values.type === 'sms'
  const people = reach.data?.people ?? 0
  // What is shown is of what was written before: nobody sends by it.
  const isAsking = asked !== values || reach.isPlaceholderData || reach.isFetching
  const isReady = canBeSent(values) && people > 0 && !isAsking
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !send.running) send.run()
      }}
      style={{ display: 'grid', gap: 'var(--rl-space-md)', maxWidth: '44rem' }}
      noValidate
    >
      {needsLevel && <LevelNote feature="messages" />}
      <DraftNotice draft={draft} onRestore={setValues} />
      <ChoiceField
        label={t('form.whom')}
        data={(event ? BOAT_AUDIENCES : AUDIENCES).map((value) => ({ value, label: audienceName(value) }))}
        value={values.of}
        allowDeselect={false}
        onChange={(of) => of && set({ of: of as Audience })}
      />
      {!event &&
        (values.of === 'season-members' ? (
          <ChoiceField
            label={t('form.season')}
            data={seasons.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={values.season}
            onChange={(season) => set({ season })}
            searchable
          />
        ) : (
          <ChoiceField
            label={t('form.tournament')}
            data={tournaments.map(({ _id, name, startDate }) => ({ value: _id, label: `${name} · ${writeDate(startDate)}` }))}
            value={values.tournament}
            onChange={(id) => set({ tournament: id, flight: null })}
            searchable
          />
        ))}
      {values.of === 'flight' && (
        <ChoiceField
          label={t('form.flight')}
          data={flights.map(({ _id, name }) => ({ value: _id, label: writeFlight(name) }))}
          value={values.flight}
          onChange={(flight) => set({ flight })}
        />
      )}
      <SegmentedControl
        aria-label={t('form.by')}
        data={[
          { value: 'email', label: t('form.email') },
          { value: 'sms', label: t('form.sms') },
        ]}
        value={values.type}
        onChange={(type) => set({ type: type as MessageValues['type'] })}
      />
      {!isSms && (
        <TextField
          label={t('form.subject')}
          maxLength={longestAt(composeCalls.testToMe.body!, 'subject')}
          value={values.subject}
          onChange={(e) => set({ subject: e.currentTarget.value })}
        />
      )}
      <LongTextField
        label={t('form.message')}
        autosize
        minRows={isSms ? 3 : 6}
        maxRows={16}
        maxLength={isSms ? LONGEST_SMS : LONGEST_MAIL}
        value={values.message}
        onChange={(e) => set({ message: e.currentTarget.value })}
      />
      <TickField label={t('form.later')} checked={values.isLater} onChange={(e) => set({ isLater: e.currentTarget.checked })} />
      {values.isLater && (
        <>
          <DayField label={t('form.day')} value={values.day} onChange={(day) => set({ day })} />
          <TimeField label={t('form.time')} value={values.time} onChange={(e) => set({ time: e.currentTarget.value })} />
        </>
      )}
      {reach.data && isAimed(values) && <ReachPanel reach={reach.data} isSms={isSms} zone={zone} isAsking={isAsking} />}
      {isSms && !values.isLater && (reach.data?.isHeldForNight || values.evenAtNight) && (
        <TickField
          label={t('form.evenAtNight')}
          checked={values.evenAtNight}
          onChange={(e) => set({ evenAtNight: e.currentTarget.checked })}
        />
      )}
      {(send.error ?? reach.error) && online && <p role="alert">{messageOfError((send.error ?? reach.error)!)}</p>}
      {isSentAlready && (
        <Button variant="default" onClick={startNew} style={{ justifySelf: 'start' }}>
          {t('form.startNew')}
        </Button>
      )}
      <NeedsInternet offline={!online} reason={t('form.needsInternet')}>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--rl-space-sm)' }}>
          <Button type="submit" leftSection={<IconSend size={18} stroke={1.75} aria-hidden />} disabled={!isReady} loading={send.running}>
            {values.isLater ? t('form.sendLater', { count: people }) : t('form.send', { count: people })}
          </Button>
          <Button variant="default" disabled={!values.message.trim()} loading={test.running} onClick={() => test.run()}>
            {t('form.test')}
          </Button>
        </div>
      </NeedsInternet>
    </form>
  )
}
