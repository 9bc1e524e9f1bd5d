import { can, type PolicyName, type SubjectOf } from '../policies/policies.ts'
import type { Actor, TournamentSubject } from '../policies/subjects.ts'

export const actor = (id: string, userType: Actor['userType'], more: Partial<Actor> = {}): Actor => ({
  id,
  userType,
  isAssistant: false,
  tours: [],
  ...more,
})

/**
 * Dee directs the Bass Tour, on which Ann and Bob fish, Asa helps and Wes weighs, and does nothing else. Otto directs on the Perch Tour, Elsa helps on the Walleye
 * Tour. Cody is an angler who may be named co-director.
 */
export const PEOPLE = {
  visitor: null,
  ann: actor('ann', 'Angler', { tours: ['bass'] }),
  bob: actor('bob', 'Angler', { tours: ['bass'] }),
  cody: actor('cody', 'Angler'),
  dee: actor('dee', 'Director', { tours: ['bass'] }),
  otto: actor('otto', 'Director', { tours: ['perch'] }),
  asa: actor('asa', 'Director', { isAssistant: true, tours: ['bass'] }),
  wes: actor('wes', 'Director', { isAssistant: true, weighTours: ['bass'] }),
  elsa: actor('elsa', 'Director', { isAssistant: true, tours: ['walleye'] }),
  admin: actor('admin', 'System Admin'),
} satisfies Record<string, Actor | null>

export const EVERYBODY = Object.keys(PEOPLE)

/** The names of all who may. */
export const whoMay = <P extends PolicyName>(policy: P, subject: SubjectOf<P>): string[] =>
  Object.entries(PEOPLE)
    .filter(([, who]) => can(who, policy, subject))
    .map(([name]) => name)

/** A tournament of Dee's on the Bass Tour, and who runs it. */
export const OPEN: TournamentSubject = { director: 'dee', coDirectors: ['cody'], tour: 'bass', status: 'Open' }
export const DRAFT: TournamentSubject = { ...OPEN, status: 'Draft' }
export const RUN = ['cody', 'dee', 'asa', 'admin']
/** Who puts its boats on the scale. */
export const WEIGH = ['cody', 'dee', 'asa', 'wes', 'admin']
