import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { PaidWith, RampMethod } from '@ramplight/domain/money/paid-with'
import type { EntryChange } from './entry-actions.ts'
import { t } from './tournament-entries.texts.ts'

/** What an entry says once it is settled so. Free is no payment: pots that the boat bought are still owed. */
export const settledWith = (paidWith: PaidWith): EntryChange =>
  paidWith.method === 'free' ? { status: 'Pending', freeEntry: true, paidWith } : { status: 'Paid', paidWith }

/** What the same fields said before. */
export const asItWas = ({ status, freeEntry, paidWith }: TournamentEntry): EntryChange => ({
  status,
  freeEntry,
  paidWith: paidWith ?? null,
})

/** A method with what was typed to it; what says nothing is left out. */
export const noted = (method: RampMethod, note: string): PaidWith => (note.trim() ? { method, note: note.trim() } : { method })

export const methodName = (method: RampMethod): string => t(`paySheet.${method}`)

/** `Check 1042`, `Free entry: sponsor's guest`. */
export const paidWithWords = ({ method, note }: PaidWith): string =>
  note ? t('paySheet.withNote', { method: methodName(method), note }) : methodName(method)
