import { rolesFor } from '@ramplight/domain/registration/crew-roles'
import type { Guest } from './guest.ts'

/** What somebody chooses for their team: partners and pots, who has which part, and a partner who is not in the system yet. */
export type Chosen = {
  partners: readonly string[]
  pots: readonly string[]
  boatCaptain?: string | null | undefined
  sub?: string | null | undefined
  group?: string | null | undefined
  guest?: Guest | null | undefined
}

/** As it is sent, for who signs up and their partners. */
export function teamOf(self: string, { partners, pots, group, ...parts }: Chosen) {
  const users = [self, ...partners]
  const { boatCaptain, sub } = rolesFor(users, parts)
  return { team: { users }, pots: [...pots], boatCaptain, sub, groups: group ? [group] : [] }
}

/** Is anything chosen at all? */
export const isChosen = ({ partners, pots, guest, group }: Chosen): boolean =>
  partners.length + pots.length > 0 || guest != null || group != null
