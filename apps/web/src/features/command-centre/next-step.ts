import { nextWhileOpen, type OpenFacts } from '@ramplight/domain/tournament/next-while-open'
import { nextStatus, type TournamentStatus } from '@ramplight/domain/tournament/statuses'
import { t } from './command-centre.texts.ts'

/** The one thing to do next: a move of the status, a page to go to, or nothing for this person but to wait for a director. */
export type NextStep = { label: string; says: string } & (
  | { kind: 'move'; to: TournamentStatus }
  | { kind: 'go'; href: string }
  | { kind: 'wait' }
)

export type StepFacts = Pick<OpenFacts, 'unnumbered' | 'unpaid' | 'takesEntries' | 'daysAhead'> & {
  id: string
  status: TournamentStatus
  /** May this person move the status, and close out? An assistant may not. */
  mayEdit: boolean
  /** Boats that can weigh, and those that have, on the day that is being weighed. */
  field: number
  weighed: number
  /** The day that is being weighed, from 0. */
  day: number
  /** Days that come after the one that is being weighed. */
  daysLeft: number
  starts: string
}

/** `asks`: what only a director can do about it, in words. An assistant does not read it. */
type Said = { says: string; asks?: string } & ({ href: string; label: string; forDirectors?: boolean } | { href?: undefined })

/** What the move to the next status is called, wherever it is offered. */
export const moveName = (status: TournamentStatus): string =>
  status === 'Closed' || status === 'Completed' ? '' : t(`nextStep.move.${status}`)

const page = (id: string, name: string) => `/director/tournaments/${id}/${name}`

function whileOpen(facts: StepFacts): Said {
  const { id, field, unnumbered, starts } = facts
  const signedUp = t('nextStep.boatsSignedUp', { boats: field, when: starts })
  switch (nextWhileOpen({ ...facts, boats: field })) {
    case 'enter':
      return { label: t('nextStep.addEntries'), href: page(id, 'entries'), says: t('nextStep.nobodyIsSignedUp', { when: starts }) }
    case 'collect': {
      const says = `${signedUp} ${t('nextStep.notPaid', { boats: facts.unpaid })}`
      return { label: t('nextStep.takePayments'), href: page(id, 'entries'), says }
    }
    case 'share':
      return { label: t('nextStep.takeEntries'), href: page(id, 'entries'), says: signedUp }
    case 'draw': {
      const says = t('nextStep.boatsWithoutNumber', { boats: unnumbered, when: starts })
      return { label: t('nextStep.drawBoatNumbers'), href: page(id, 'boats'), says }
    }
    case 'start':
      return { says: signedUp, asks: t('nextStep.startAtBlastOff') }
  }
}

/** In the order of a director's day: enter, draw, start, weigh, close out. */
const STEPS: Record<TournamentStatus, (facts: StepFacts) => Said> = {
  Draft: () => ({ says: t('nextStep.visitorsCannotSeeIt'), asks: t('nextStep.scheduleIt') }),
  Scheduled: ({ starts }) => ({ says: t('nextStep.everybodyCanSeeIt', { when: starts }) }),
  Open: whileOpen,
  'In Progress': ({ id, weighed, field, day, daysLeft }) => {
    const done = weighed >= field
    const says = done ? t('nextStep.allBoatsWeighed', { boats: field }) : t('nextStep.ofBoatsWeighed', { weighed, boats: field })
    const more = t('nextStep.moreDaysToFish', { days: daysLeft })
    if (done && daysLeft === 0 && field > 0) return { says }
    if (done && field > 0) return { label: t('nextStep.setUpDay', { day: day + 2 }), href: page(id, 'boats'), says: `${says} ${more}` }
    return { label: t('nextStep.weigh'), href: `/weigh-in/${id}`, says }
  },
  Closed: ({ id }) => ({
    label: t('nextStep.closeOut'),
    href: page(id, 'results'),
    forDirectors: true,
    says: t('nextStep.weightsAreIn'),
    asks: t('nextStep.makeThemOfficial'),
  }),
  Completed: ({ id }) => ({ label: t('nextStep.openPayouts'), href: page(id, 'payouts'), says: t('nextStep.resultsAreOfficial') }),
}

export function nextStep(facts: StepFacts): NextStep {
  const said = STEPS[facts.status](facts)
  const says = facts.mayEdit && said.asks ? `${said.says} ${said.asks}` : said.says
  const to = nextStatus(facts.status)
  if (said.href !== undefined && (facts.mayEdit || !said.forDirectors)) return { kind: 'go', label: said.label, says, href: said.href }
  if (said.href === undefined && to && facts.mayEdit) return { kind: 'move', label: moveName(facts.status), says, to }
  return { kind: 'wait', label: '', says }
}
