import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { declaredBy } from '#platform/record-form/declared.tsx'

const declared = declaredBy(tournamentEntryCalls.update)

/** The longest number of a check, or reason why it is free. */
export const longestNote = declared.longest('paidWith.note')
/** The longest note for the MC. */
export const longestMcNote = declared.longest('mcNote')
