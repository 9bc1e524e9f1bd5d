import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { refreshed } from '#platform/refresh.ts'
import { daysUntil, todayHere, writeDate } from '#platform/values/tournament-dates.ts'
import { t } from './frame.texts.ts'

type Startable = Pick<Tournament, '_id' | 'name' | 'status' | 'tournamentDates'>

/** What starting does; on another day than those of the tournament also which day that is. */
export function startWords({ status, tournamentDates }: Omit<Startable, '_id' | 'name'>, today = todayHere()): string {
  const [first] = tournamentDates
  const does = t(`useStartTournament.${status === 'Closed' ? 'goesBackToInProgress' : 'goesToInProgress'}`)
  if (!first || tournamentDates.includes(today)) return does
  return `${t('useStartTournament.setForDate', { date: writeDate(first), when: daysUntil(first, today) })} ${does}`
}

/** Weights can be saved while a tournament is In Progress. */
export function useStartTournament() {
  const [isStarting, setStarting] = useState(false)
  const start = async ({ _id, name, ...tournament }: Startable): Promise<boolean> => {
    const yes = await confirm({
      title: t('useStartTournament.startQuestion', { tournament: name }),
      text: startWords(tournament),
      confirmLabel: t('useStartTournament.startWeighIn'),
    })
    if (!yes) return false
    setStarting(true)
    try {
      await call(tournamentCalls.update, { params: { id: _id }, body: { status: 'In Progress' } })
      await refreshed()
      return true
    } catch (error) {
      notify.danger(messageOfError(error))
      return false
    } finally {
      setStarting(false)
    }
  }
  return { start, isStarting }
}
