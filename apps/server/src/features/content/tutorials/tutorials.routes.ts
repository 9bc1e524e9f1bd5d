import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { records } from '#platform/database/records'
import type { Deps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { tutorials } from './tutorials.table.ts'

const store = records(tutorials, 'tutorials')

export function tutorialRoutes(app: FastifyInstance, deps: Deps): void {
  plainFamily(app, deps, tutorialCalls, {
    store,
    scope: (actor) => (actor?.userType === 'System Admin' ? undefined : eq(tutorials.active, true)),
    subject: (row) => row,
    about: (row) => ({ summary: `Tutorial ${row.name}` }),
  })
}
