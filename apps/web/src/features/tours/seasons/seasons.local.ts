import { season, seasonCalls } from '@ramplight/contract/tours/seasons'
import { readFamily } from '#features/local/local-family.ts'

readFamily(seasonCalls, { tbl: 'seasons', record: season, indexes: ['tour'] })
