import { brokenPageCalls } from '@ramplight/contract/system/broken-pages'
import { queryOf } from '#platform/query.ts'

/** What broke on screens, the last met first. */
export const brokenPagesQuery = () => queryOf(brokenPageCalls.list, {})
