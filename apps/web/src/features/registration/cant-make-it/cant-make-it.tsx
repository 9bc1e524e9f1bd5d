import { Button } from '@mantine/core'
import { organizerCalls } from '@ramplight/contract/messaging/organizers'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { refundToday } from '@ramplight/domain/money/refund-today'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { noteStored, readStored } from '@ramplight/ui/values/stored-state'
import { writeDay } from '@ramplight/ui/values/times'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { t } from './cant-make-it.texts.ts'

type Props = { entry: TournamentEntry; tournament: Tournament }

/**
 * The way out of a boat that is entered: its director is asked, with what the refund policy proposes today, and decides. Until then the boat
 * stays in. Nothing once the event has begun.
 */
export function CantMakeIt({ entry, tournament }: Props) {
  const online = useOnline()
  const place = ownPlace(`cant-make-it-${entry._id}`)
  const [asked, setAsked] = useState(() => readStored<string>(place))
  const policy = policyWords(tournament, entry)
  const ask = useAction({
    work: () =>
      call(organizerCalls.askOfTournament, {
        params: { id: tournament._id },
        body: { question: question(tournament, entry), cantMakeIt: true },
      }),
    onDone: () => {
      const now = new Date().toISOString()
      noteStored(place, now)
      setAsked(now)
      notify.success(t('sent'))
    },
  })
  if (tournament.cancelled || entry.disqualified || hasBegun(tournament, todayAt(zoneOf(tournament), new Date()))) return null
  if (asked) return <p className="rl-dimmed">{t('wasSent', { day: writeDay(asked) })}</p>
  const askToLeave = async () => {
    const sure = await confirm({
      title: t('title'),
      text: t('text', { policy }),
      confirmLabel: t('send'),
      cancelLabel: t('keep'),
      tone: 'danger',
    })
    if (sure) ask.run()
  }
  return (
    <NeedsInternet offline={!online} reason={t('needsInternet')}>
      <Button variant="subtle" color="red" onClick={() => void askToLeave()} loading={ask.running}>
        {t('button')}
      </Button>
    </NeedsInternet>
  )
}

/** What the policy proposes today, in the words of whoever asks. */
function policyWords(tournament: Tournament, entry: TournamentEntry): string {
  const { paid, why, amount, until } = refundToday(tournament, entry, todayAt(zoneOf(tournament), new Date()))
  if (paid <= 0) return t('policy.nothing')
  return t(`policy.${why}`, { paid: writeShortMoney(paid), amount: writeShortMoney(amount), day: until ? writeShortDate(until) : '' })
}

const question = (tournament: Tournament, entry: TournamentEntry): string =>
  t('ask', {
    ...{ crew: fullNames(entry), event: tournament.name, policy: policyWords(tournament, entry) },
    boat: entry.boatNumber == null ? '' : t('boat', { number: String(entry.boatNumber) }),
  })
