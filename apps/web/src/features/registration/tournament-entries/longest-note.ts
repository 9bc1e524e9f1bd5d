import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { declaredBy } from '#platform/record-form/declared.tsx'

/** The longest number of a check, or reason why it is free. */
export const longestNote = declaredBy(tournamentEntryCalls.update).longest('paidWith.note')
