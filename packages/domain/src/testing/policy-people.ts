import { can, type PolicyName, type SubjectOf } from '../policies/policies.ts'
import type { Actor } from '../policies/subjects.ts'

const actor = (id: string, userType: Actor['userType'], more: Partial<Actor> = {}): Actor => ({
  id,
  userType,
  isAssistant: false,
  tours: [],
  ...more,
})

/** Dee directs, Otto directs elsewhere, Asa helps on the Bass Tour, Elsa on another one, Cody is named co-director. */
const PEOPLE = {
  visitor: null,
  ann: actor('ann', 'Angler', { tours: ['bass'] }),
  cody: actor('cody', 'Angler'),
  dee: actor('dee', 'Director'),
  otto: actor('otto', 'Director'),
  asa: actor('asa', 'Director', { isAssistant: true, tours: ['bass'] }),
  elsa: actor('elsa', 'Director', { isAssistant: true, tours: ['walleye'] }),
  admin: actor('admin', 'System Admin'),
} satisfies Record<string, Actor | null>

export const EVERYBODY = Object.keys(PEOPLE)

/** The names of all who may. */
export const whoMay = <P extends PolicyName>(policy: P, subject: SubjectOf<P>): string[] =>
  Object.entries(PEOPLE)
    .filter(([, who]) => can(who, policy, subject))
    .map(([name]) => name)
