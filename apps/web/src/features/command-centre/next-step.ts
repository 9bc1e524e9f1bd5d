import { nextStatus, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { t } from './command-centre.texts.ts'

/** The one thing to do next: a move of the status, or a page to go to. */
export type NextStep = { label: string; says: string } & ({ kind: 'move'; to: TournamentStatus } | { kind: 'go'; href: string })

export type StepFacts = {
  id: string
  status: TournamentStatus
  /** Boats that can weigh, and those that have, on the day that is being weighed. */
  field: number
  weighed: number
  /** Boats without a number. */
  unnumbered: number
  /** Days that come after the one that is being weighed. */
  daysLeft: number
  starts: string
}

type Said = { says: string; href?: string; label?: string }

/** What the move to the next status is called, wherever it is offered. */
export const moveName = (status: TournamentStatus): string =>
  status === 'Closed' || status === 'Completed' ? '' : t(`nextStep.move.${status}`)

const page = (id: string, name: string) => `/director/tournaments/${id}/${name}`

/** In the order of a director's day: enter, draw, start, weigh, close out. */
const STEPS: Record<TournamentStatus, (facts: StepFacts) => Said> = {
  Draft: () => ({ says: t('nextStep.onlyYouCanSeeIt') }),
  Scheduled: ({ starts }) => ({ says: t('nextStep.everybodyCanSeeIt', { when: starts }) }),
  Open: ({ id, field, unnumbered, starts }) => {
    if (field === 0)
      return { label: t('nextStep.addEntries'), href: page(id, 'entries'), says: t('nextStep.nobodyIsSignedUp', { when: starts }) }
    if (unnumbered > 0)
      return {
        label: t('nextStep.drawBoatNumbers'),
        href: page(id, 'boats'),
        says: t('nextStep.boatsWithoutNumber', { boats: unnumbered, when: starts }),
      }
    return { says: t('nextStep.boatsSignedUp', { boats: field, when: starts }) }
  },
  'In Progress': ({ id, weighed, field, daysLeft }) => {
    const done = weighed >= field
    const says = done ? t('nextStep.allBoatsWeighed', { boats: field }) : t('nextStep.ofBoatsWeighed', { weighed, boats: field })
    const more = t('nextStep.moreDaysToFish', { days: daysLeft })
    if (done && daysLeft === 0 && field > 0) return { says }
    return { label: t('nextStep.weigh'), href: `/weigh-in/${id}`, says: done && field > 0 ? `${says} ${more}` : says }
  },
  Closed: ({ id }) => ({
    label: t('nextStep.closeOut'),
    href: page(id, 'results'),
    says: t('nextStep.weightsAreIn'),
  }),
  Completed: ({ id }) => ({ label: t('nextStep.openPayouts'), href: page(id, 'payouts'), says: t('nextStep.resultsAreOfficial') }),
}

export function nextStep(facts: StepFacts): NextStep {
  const { label = moveName(facts.status), says, href } = STEPS[facts.status](facts)
  const to = nextStatus(facts.status)
  return href !== undefined || !to ? { kind: 'go', label, says, href: href ?? '' } : { kind: 'move', label, says, to }
}
