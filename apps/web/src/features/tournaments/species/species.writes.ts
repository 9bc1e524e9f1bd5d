import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { ownRows } from '#platform/local-writes/own-rows.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'

// 3 s (3 §8).
plainWrites(speciesCalls, { tbl: 'species', ...ownRows, createWithinMs: 3000 })
