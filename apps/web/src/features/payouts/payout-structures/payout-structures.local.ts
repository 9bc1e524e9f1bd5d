import { payoutStructure, payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { readFamily } from '#platform/local-families/local-family.ts'
import { ownRows } from '#platform/local-families/own-rows.ts'

readFamily(payoutStructureCalls, { tbl: 'payout-structures', record: payoutStructure, ...ownRows })
