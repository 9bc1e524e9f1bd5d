import { nextStatus, type TournamentStatus } from '@ramplight/domain/tournament/statuses'

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
export const MOVES: Partial<Record<TournamentStatus, string>> = {
  Draft: 'Schedule',
  Scheduled: 'Open sign-ups',
  Open: 'Start tournament',
  'In Progress': 'Close weigh-in',
}

const boats = (count: number, is: string, are: string) => (count === 1 ? `1 boat ${is}` : `${count} boats ${are}`)
const page = (id: string, name: string) => `/director/tournaments/${id}/${name}`

/** In the order of a director's day: enter, draw, start, weigh, close out. */
const STEPS: Record<TournamentStatus, (facts: StepFacts) => Said> = {
  Draft: () => ({ says: 'Only you can see it. Schedule it when the date is set.' }),
  Scheduled: ({ starts }) => ({ says: `Everybody can see it. It starts ${starts}.` }),
  Open: ({ id, field, unnumbered, starts }) => {
    if (field === 0) return { label: 'Add entries', href: page(id, 'entries'), says: `Nobody is signed up yet. It starts ${starts}.` }
    if (unnumbered > 0)
      return {
        label: 'Draw boat numbers',
        href: page(id, 'boats'),
        says: `${boats(unnumbered, 'has', 'have')} no number. It starts ${starts}.`,
      }
    return { says: `${boats(field, 'is', 'are')} signed up. It starts ${starts}; start it at blast-off to open the weigh-in.` }
  },
  'In Progress': ({ id, weighed, field, daysLeft }) => {
    const done = weighed >= field
    const says = done ? `All ${field} boats have weighed.` : `${weighed} of ${field} boats have weighed.`
    const more = daysLeft === 1 ? ' One more day to fish.' : ` ${daysLeft} more days to fish.`
    if (done && daysLeft === 0 && field > 0) return { says }
    return { label: 'Weigh', href: `/weigh-in/${id}`, says: done && field > 0 ? says + more : says }
  },
  Closed: ({ id }) => ({
    label: 'Close out',
    href: page(id, 'results'),
    says: 'Weights are in. Look at the results, then make them official.',
  }),
  Completed: ({ id }) => ({ label: 'Open payouts', href: page(id, 'payouts'), says: 'Results are official.' }),
}

export function nextStep(facts: StepFacts): NextStep {
  const { label = MOVES[facts.status] ?? '', says, href } = STEPS[facts.status](facts)
  const to = nextStatus(facts.status)
  return href !== undefined || !to ? { kind: 'go', label, says, href: href ?? '' } : { kind: 'move', label, says, to }
}
