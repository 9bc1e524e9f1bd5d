import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { ruleOf } from '@ramplight/contract/kernel/search'
import {
  preRegistrationCalls as calls,
  type PreRegistration,
  preRegistration,
} from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { readFamily, searchLocal, wireBodyOf } from '#platform/local-families/local-family.ts'
import { named, namesOf } from '#platform/local-families/local-people.ts'

const PRE_REGISTRATIONS = {
  tbl: 'tournament-pre-registrations',
  record: preRegistration,
  indexes: ['tournament'],
  besides: ['users', 'tournaments', 'tours'],
  // Of the tournaments the person runs, and their own.
  seen: async (local: Local) => {
    const run = await tournamentsThat(local, 'tournament.run')
    return ({ tournament, team }: PreRegistration) => run.has(tournament) || team.users.includes(local.user._id)
  },
  /** With the names of today; the phone is the one that the server showed, or that this device has by now. */
  present: async (all: PreRegistration[], local: Local): Promise<PreRegistration[]> => {
    const ids = all.flatMap(({ team }) => team.users)
    const names = await namesOf(
      local,
      all.flatMap(({ anglers, substitute }) => [...anglers, ...(substitute ? [substitute] : [])]),
      [...ids, ...all.flatMap(({ sub }) => sub ?? [])],
    )
    const phones = new Map((await local.rowsOf<{ phone?: string | null }>('users', ids)).map(({ _id, phone }) => [_id, phone]))
    return all.map((one) => ({
      ...one,
      anglers: named(names, one.team.users),
      substitute: (one.sub && names.get(one.sub)) || null,
      phone: one.team.users.map((user) => phones.get(user)).find((phone) => !!phone) ?? one.phone ?? null,
    }))
  },
} as const

readFamily({ get: calls.get }, PRE_REGISTRATIONS)

readLocally(calls.search, {
  tables: ['tournament-pre-registrations', ...PRE_REGISTRATIONS.besides],
  answer: async (asked, local) => {
    const { user, ...terms } = wireBodyOf(calls.search, asked) as Partial<BodyOf<typeof calls.search>>
    const seen = async () => {
      const isSeen = await PRE_REGISTRATIONS.seen(local)
      return (one: PreRegistration) => isSeen(one) && (!user || one.team.users.includes(user))
    }
    return PRE_REGISTRATIONS.present(await searchLocal({ ...PRE_REGISTRATIONS, seen }, local, terms, ruleOf(calls.search)), local)
  },
})
