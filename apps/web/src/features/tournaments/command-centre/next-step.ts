import { nextStatus, type TournamentStatus } from '@ramplight/domain/tournament/statuses'

/** The one thing to do next: a move of the status, or a page to go to. */
export type NextStep = { label: string; says: string } & ({ kind: 'move'; to: TournamentStatus } | { kind: 'go'; path: string })

type Facts = { status: TournamentStatus; field: number; weighed: number; starts: string }

const STEPS: Record<TournamentStatus, (facts: Facts) => Omit<NextStep, 'kind'> & { path?: string }> = {
  Draft: () => ({ label: 'Schedule', says: 'Only you can see it. Put it on the calendar when the date stands.' }),
  Scheduled: ({ starts }) => ({ label: 'Open sign-ups', says: `Everybody can see it. It starts ${starts}.` }),
  Open: ({ field, starts }) => ({
    label: 'Start tournament',
    says: `${field === 1 ? '1 boat is' : `${field} boats are`} signed up. It starts ${starts}; start it at blast-off to open the weigh-in.`,
  }),
  'In Progress': ({ weighed, field }) => ({
    label: 'Close weigh-in',
    says: weighed < field ? `${weighed} of ${field} boats have weighed.` : `All ${field} boats have weighed.`,
  }),
  Closed: () => ({ label: 'Finalize results', says: 'Weights are in. Look at the results, then make them official.', path: '/results' }),
  Completed: () => ({ label: 'Open payouts', says: 'Results are official.', path: '/payouts' }),
}

export function nextStep(facts: Facts): NextStep {
  const { label, says, path } = STEPS[facts.status](facts)
  const to = nextStatus(facts.status)
  return path || !to ? { kind: 'go', label, says, path: path ?? '' } : { kind: 'move', label, says, to }
}
