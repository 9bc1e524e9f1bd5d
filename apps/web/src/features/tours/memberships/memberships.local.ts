import type { SearchBody } from '@ramplight/contract/kernel/paging'
import { membershipCalls as calls, type Membership, membership } from '@ramplight/contract/tours/memberships'
import { owedByMember } from '@ramplight/domain/money/member-fee'
import { memberSums } from '@ramplight/domain/money/memberships'
import { fullName } from '@ramplight/domain/registration/full-name'
import { isInName } from '@ramplight/domain/registration/name-key'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { asAnswered, readFamily, recordsOf } from '#platform/local-families/local-family.ts'
import { namesOf } from '#platform/local-families/local-people.ts'

/** What this device holds is what the person may see. */
const MEMBERSHIPS = { tbl: 'memberships', record: membership, indexes: ['season', 'user', 'tour'], besides: ['users'] } as const

readFamily(calls, {
  ...MEMBERSHIPS,
  seen: async (_local, { owes }: SearchBody & { owes?: boolean }) =>
    typeof owes === 'boolean' ? (one: Membership) => owedByMember(one) > 0 === owes : () => true,
  elsewhere: async (local: Local) => {
    const names = await namesOf(local)
    const nameOf = ({ user, angler }: Membership) => names.get(user) ?? angler
    return {
      angler: (one: Membership, part: string) => {
        const name = nameOf(one)
        return !!name && isInName(fullName(name), part)
      },
    }
  },
  present: async (memberships, local) => {
    const names = await namesOf(
      local,
      memberships.flatMap(({ angler }) => angler ?? []),
      memberships.map(({ user }) => user),
    )
    return memberships.map((one) => ({ ...one, angler: names.get(one.user) ?? null }))
  },
})

readLocally(calls.sums, {
  tables: ['memberships'],
  answer: async (_asked, local) => asAnswered(calls.sums, memberSums(await recordsOf(MEMBERSHIPS, local))),
})
