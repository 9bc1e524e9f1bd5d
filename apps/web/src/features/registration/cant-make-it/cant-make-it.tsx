import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { refundToday } from '@ramplight/domain/money/refund-today'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { writeShortDate } from '#platform/values/tournament-dates.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { calls } from './cant-make-it.open-calls.ts'
import { t } from './cant-make-it.texts.ts'
import { useWithdrawNow } from './use-withdraw-now.ts'

type Props = { entry: TournamentEntry; tournament: Tournament }

/**
 * The way out of a boat that is entered: its director is asked, with what the refund policy proposes today, and decides. Until then the boat
 * stays in, and whoever can make it after all says so. Where the event lets anglers withdraw themselves, no director is asked. Nothing once the event
 * has begun.
 */
export function CantMakeIt({ entry, tournament }: Props) {
  const online = useOnline()
  const params = { id: entry._id }
  const ask = useAction({
    work: () => call(calls.askToWithdraw, { params, body: { question: question(tournament, entry) } }),
    onDone: () => notify.success(t('sent')),
  })
  const stay = useAction({
    work: () => call(calls.stayIn, { params }),
    onDone: () => notify.success(t('staysIn')),
  })
  const leave = useWithdrawNow({ entry, tournament })
  if (tournament.cancelled || entry.disqualified || hasBegun(tournament, todayAt(zoneOf(tournament), new Date()))) return null
  const askToLeave = async () => {
    if (await leave.isDecided()) return
    const sure = await confirm({
      title: t('title'),
      text: t('text', { policy: policyWords(tournament, entry) }),
      confirmLabel: t('send'),
      cancelLabel: t('keep'),
      tone: 'danger',
    })
    if (sure) ask.run()
  }
  return (
    <>
      {entry.withdrawal && <p className="rl-dimmed">{t('wasSent', { day: writeDay(entry.withdrawal.at) })}</p>}
      <NeedsInternet offline={!online} reason={t('needsInternet')}>
        {entry.withdrawal ? (
          <Button variant="subtle" onClick={() => stay.run()} loading={stay.running}>
            {t('stay')}
          </Button>
        ) : (
          <Button variant="subtle" color="red" onClick={() => void askToLeave()} loading={ask.running || leave.running}>
            {t('button')}
          </Button>
        )}
      </NeedsInternet>
    </>
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
