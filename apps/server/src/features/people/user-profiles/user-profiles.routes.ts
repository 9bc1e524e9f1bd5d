import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { firstOf } from '#platform/database/first-of'
import { inTransaction } from '#platform/database/in-transaction'
import { records, toRecord } from '#platform/database/records'
import { signedIn } from '#platform/http/context'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { userStore } from '../users/index.ts'
import { isOf, ofAPerson } from './of-a-person.ts'
import { userProfiles } from './user-profiles.table.ts'

const store = records(userProfiles, 'user-profiles')

export function userProfileRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.history.set(store.name, askedOf(store, isOf))
  plainFamily(app, deps, userProfileCalls, {
    ...ofAPerson(userProfiles),
    store,
    about: () => ({ summary: 'Profile' }),
  })

  route(app, deps, userProfileCalls.forUser, {
    load: ({ params, deps }) => userStore.find(deps.db, params.userId),
    handle: async (ctx, user) => {
      const profile = await firstOf(ctx.deps.db, store, eq(userProfiles.user, user.id))
      if (!profile) throw refused('record.not-found')
      return toRecord(profile)
    },
  })

  route(app, deps, userProfileCalls.setPublicCard, {
    handle: async (ctx) => {
      const { id: user } = signedIn(ctx)
      const { publicCard } = ctx.body
      const about = { summary: `Public card turned ${publicCard ? 'on' : 'off'}` }
      return inTransaction(ctx.deps.db, async (tx) => {
        const mine = await firstOf(tx, store, eq(userProfiles.user, user))
        const row = mine
          ? await store.update(tx, mine.id, { publicCard }, undefined, ctx.doer, about)
          : await store.insert(tx, { user, publicCard }, ctx.doer, about, (made) => made.user === user)
        return toRecord(row)
      })
    },
  })
}
