import { Button } from '@mantine/core'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { writeClock } from '@ramplight/ui/values/times'
import { IconBan, IconCheck, IconClock, IconUserCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { checkIn } from './check-in.ts'
import { disqualifyEntry, reinstate, undoCheckIn } from './entry-actions.ts'
import { t } from './tournament-entries.texts.ts'

const declared = declaredBy(tournamentEntryCalls.update)

/** Here or not, in or out: what is one tap and does not wait for Save. */
export function EntryStanding({ entry, tournament }: { entry: TournamentEntry; tournament: Tournament }) {
  return (
    <section className="rl-standing" aria-label={t('entryStanding.standing')}>
      <div className="rl-standing__line">
        {entry.checkedInAt ? (
          <StatusBadge
            word={t('entryStanding.checkedInAt', { time: writeClock(entry.checkedInAt, zoneOf(tournament)) })}
            tone="kelp"
            icon={IconCheck}
            size="lg"
          />
        ) : (
          <StatusBadge word={t('entryStanding.notCheckedIn')} tone="ink" icon={IconClock} size="lg" />
        )}
        {entry.disqualified && <StatusBadge word={t('entryStanding.disqualified')} tone="red" icon={IconBan} size="lg" />}
        <span className="rl-standing__spring" />
        {entry.checkedInAt ? (
          <Button variant="default" onClick={() => void undoCheckIn(entry)}>
            {t('entryStanding.undoCheckIn')}
          </Button>
        ) : (
          <Button leftSection={<IconUserCheck size={18} aria-hidden />} onClick={() => void checkIn(entry, tournament)}>
            {t('entryStanding.checkIn')}
          </Button>
        )}
        {entry.disqualified && (
          <Button variant="default" onClick={() => void reinstate(entry)}>
            {t('entryStanding.reinstate')}
          </Button>
        )}
      </div>
      {entry.disqualified && entry.disqualifiedReason && <p className="rl-standing__reason">“{entry.disqualifiedReason}”</p>}
    </section>
  )
}

/** The last thing but one of a boat's sheet, away from what is tapped all morning. */
export function Disqualify({ entry }: { entry: TournamentEntry }) {
  const [asking, setAsking] = useState(false)
  if (entry.disqualified) return null
  if (asking) return <DisqualifyForm entry={entry} onDone={() => setAsking(false)} />
  return (
    <Button
      variant="default"
      color="red"
      leftSection={<IconBan size={18} stroke={1.75} aria-hidden />}
      style={{ alignSelf: 'flex-start' }}
      onClick={() => setAsking(true)}
    >
      {t('entryStanding.disqualify')}
    </Button>
  )
}

/** It opens at the foot of the sheet: its buttons, too. */
const showWhole = (form: HTMLElement | null): void => {
  form?.scrollIntoView({ block: 'end' })
}

/** Why a boat is out, and the button that puts it out. */
export function DisqualifyForm({ entry, onDone }: { entry: TournamentEntry; onDone: () => void }) {
  const [reason, setReason] = useState('')
  const [isSaving, setSaving] = useState(false)
  useUnsavedGuard(reason.trim() !== '')
  const disqualify = async () => {
    setSaving(true)
    const isDone = await disqualifyEntry(entry, reason.trim())
    if (isDone) onDone()
    else setSaving(false)
  }
  return (
    <form
      className="rl-standing__form"
      ref={showWhole}
      onSubmit={(event) => {
        event.preventDefault()
        void disqualify()
      }}
    >
      <LongTextField
        label={t('entryStanding.whyAreTheyDisqualified')}
        description={t('entryStanding.weightsStayInTheLog')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        minRows={2}
        maxLength={declared.longest('disqualifiedReason')}
        required
        autoFocus
      />
      <div className="rl-entry__actions">
        <Button variant="default" onClick={onDone}>
          {t('entryStanding.cancel')}
        </Button>
        <Button type="submit" color="red" loading={isSaving} disabled={!reason.trim()}>
          {t('entryStanding.disqualify')}
        </Button>
      </div>
    </form>
  )
}
