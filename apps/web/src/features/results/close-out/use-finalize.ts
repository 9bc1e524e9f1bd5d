import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './close-out.texts.ts'
import { replaceRefused, waitingCall, willFinish } from './waiting-call.ts'

/** Results, payments, points and status are written in one go; a large field takes a moment. */
const PATIENCE_MS = 60_000

/** One after the other in the same place. */
const TOAST = { id: 'results' }

/**
 * Writes the result of the preview that was looked at. The id is made once: a second tap, or another try after a lost
 * answer, finds what the first one wrote. It is given why the end of the protests is not waited for.
 */
export function useFinalize(tournament: string, revision: number, onDone: () => void) {
  const [_id] = useState(newId)
  return useAction({
    work: (early: string | undefined) =>
      call(tournamentResultCalls.create, { body: { _id, tournament, revision, early }, timeoutMs: PATIENCE_MS }),
    onDone: async ({ dateFinalized }) => {
      // Asked at once: with a signal again it may have been sent and refused by the time the lists are answered.
      const waits = await waitingCall(tournament)
      await replaceRefused(tournament)
      await refreshed()
      if (waits) return notify.stealth(willFinish(), TOAST)
      onDone()
      if (dateFinalized) notify.success(t('useFinalize.resultsAreOfficial'), TOAST)
      else notify.success(t('useFinalize.resultsOfTheDay'), TOAST)
    },
    onRefused: async (error) => {
      const known =
        error instanceof CallError &&
        ['results.changed-since-preview', 'results.already-final', 'results.protests-open'].includes(error.code)
      if (known) notify.warning(messageOfError(error), TOAST)
      else if (error instanceof CallError && error.isOffline) notify.danger(t('useFinalize.noAnswerCameTry'), TOAST)
      else notify.danger(messageOfError(error), TOAST)
      await refreshed()
    },
  })
}

/** Withdraws an official result: payments are voided, points removed where it gave some. */
export const useReopen = (result: string, tournament: string, hasPoints: boolean) =>
  useAction({
    work: () => call(tournamentResultCalls.remove, { params: { id: result } }),
    onDone: async () => {
      const waits = await waitingCall(tournament)
      await refreshed()
      if (waits) notify.stealth(willFinish(), TOAST)
      else notify.success(t('useFinalize.resultsAreOpenAgain', { points: String(hasPoints) }), TOAST)
    },
    onRefused: (error) => notify.danger(messageOfError(error), TOAST),
  })
