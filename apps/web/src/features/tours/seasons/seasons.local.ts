import { season, seasonCalls } from '@ramplight/contract/tours/seasons'
import { readFamily } from '#platform/local-families/local-family.ts'

readFamily(seasonCalls, { tbl: 'seasons', record: season, indexes: ['tour'] })
