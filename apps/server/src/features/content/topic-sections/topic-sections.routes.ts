import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { refused } from '@ramplight/domain/kernel/errors'
import { phrase } from '@ramplight/domain/kernel/refusal-phrases'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { hasPages } from '../topic-pages/index.ts'
import { topicSectionStore, visibleSections } from './topic-sections.store.ts'

export function topicSectionRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, topicSectionCalls, {
    store: topicSectionStore,
    scope: visibleSections,
    subject: (row) => row,
    onRemove: async (row, { deps }) => {
      if (await hasPages(deps.db, row.id)) throw refused('record.in-use', { name: row.title, users: [phrase('users.pages')] })
    },
    about: (row) => ({ summary: `Section ${row.title} of the help` }),
  })
}
