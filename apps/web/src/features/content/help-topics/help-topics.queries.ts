import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { queryOf } from '#platform/query.ts'

/** Every section, shown or not. */
export const allSectionsQuery = () => queryOf(topicSectionCalls.search, { body: { selectAll: true } })
export const allPagesQuery = () => queryOf(topicPageCalls.search, { body: { selectAll: true } })
