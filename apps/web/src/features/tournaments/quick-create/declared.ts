import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { declaredBy } from '#platform/record-form/declared.tsx'

/** The body may be unfinished, for a tour fills it; a stored tournament needs all of it. */
export const declared = declaredBy(tournamentCalls.create, { complete: tournamentCalls.create.response })
