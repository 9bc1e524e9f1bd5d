import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { protestsAt } from '@ramplight/domain/results/protests'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useClock } from '#platform/use-clock.ts'

const EVERY_MS = 5000

/** Where the time for protests stands by the clock of this device. */
export const useProtests = ({ protestsUntil }: Pick<Tournament, 'protestsUntil'>) => protestsAt(protestsUntil, useClock(Date.now, EVERY_MS))

/** Opens the time for protests until a moment, makes it longer, or takes it back (null). Works without a network. */
export const useSetProtests = ({ _id: id }: Pick<Tournament, '_id'>) =>
  useAction({ work: (protestsUntil: string | null) => call(tournamentCalls.update, { params: { id }, body: { protestsUntil } }) })
