import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { ownRows } from '../../local-writes/own-rows.ts'
import { plainWrites } from '../../local-writes/plain-writes.ts'

plainWrites(speciesCalls, { tbl: 'species', ...ownRows })
