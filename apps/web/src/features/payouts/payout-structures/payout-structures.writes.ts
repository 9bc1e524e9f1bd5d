import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { ownRows } from '../../local-writes/own-rows.ts'
import { plainWrites } from '../../local-writes/plain-writes.ts'

plainWrites(payoutStructureCalls, { tbl: 'payout-structures', ...ownRows })
