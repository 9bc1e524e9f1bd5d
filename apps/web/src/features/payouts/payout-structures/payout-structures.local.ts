import { payoutStructure, payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { readFamily } from '#features/local/local-family.ts'
import { ownRows } from '#features/local/own-rows.ts'

readFamily(payoutStructureCalls, { tbl: 'payout-structures', record: payoutStructure, ...ownRows })
