import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { queryOf } from '#platform/query.ts'

export const sectionsQuery = () => queryOf(topicSectionCalls.search, { body: { active: true, selectAll: true } })
export const pagesQuery = () => queryOf(topicPageCalls.search, { body: { selectAll: true } })
