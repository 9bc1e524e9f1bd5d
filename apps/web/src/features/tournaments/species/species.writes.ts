import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { ownRows } from '#platform/local-writes/own-rows.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'

plainWrites(speciesCalls, { tbl: 'species', ...ownRows })
