import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import { queryOf } from '#platform/query.ts'

export const tutorialsQuery = () => queryOf(tutorialCalls.search, { body: { active: true, selectAll: true } })
