import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { ownRows } from '#platform/local-writes/own-rows.ts'
import { plainWrites } from '#platform/local-writes/plain-writes.ts'

plainWrites(payoutStructureCalls, { tbl: 'payout-structures', ...ownRows })
