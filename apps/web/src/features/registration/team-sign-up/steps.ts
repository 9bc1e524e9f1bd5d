import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { potsToChoose, teamPrice } from '@ramplight/domain/registration/team-boat'

/** The screens of signing up, in their order. */
export const STEPS = ['team', 'pots', 'pay'] as const
export type Step = (typeof STEPS)[number]

type Asked = {
  tournament: Tournament
  /** Words of the director that have to be accepted. */
  hasWaiver: boolean
  /** A paper to hand in, or a membership to pay. */
  hasPapers: boolean
  /** Here a card can pay at once. */
  takesCards: boolean
}

/** The screens on which something is asked; one where there is nothing to ask at all, for its button. */
export function stepsFor({ tournament, hasWaiver, hasPapers, takesCards }: Asked): readonly Step[] {
  const pots = potsToChoose(tournament).map(({ pot }) => pot._id)
  const mayCost = teamPrice(tournament, { users: [''], pots }) > 0
  const isThere: Record<Step, boolean> = {
    team: hasWaiver || crewSizeOf(tournament) > 1 || tournament.groups.length > 0 || !!tournament.rules,
    pots: hasPapers || pots.length > 0,
    pay: takesCards && mayCost,
  }
  const steps = STEPS.filter((step) => isThere[step])
  return steps.some((step) => step !== 'pay') ? steps : ['team', ...steps]
}

/** The screen that an address means: the first one, where it names none of these. What is paid is asked once the team has a place. */
export const stepAt = (steps: readonly Step[], word: string | undefined): Step =>
  steps.find((step) => step === word && step !== 'pay') ?? steps[0]!
