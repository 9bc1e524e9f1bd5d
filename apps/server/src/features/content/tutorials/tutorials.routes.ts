import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { FastifyInstance } from 'fastify'
import { records } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { activeOnes } from '#platform/http/scopes'
import { tutorials } from './tutorials.table.ts'

const store = records(tutorials, 'tutorials')

export function tutorialRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, tutorialCalls, {
    store,
    scope: activeOnes(tutorials),
    subject: (row) => row,
    about: (row) => ({ summary: `Tutorial ${row.name}` }),
  })
}
