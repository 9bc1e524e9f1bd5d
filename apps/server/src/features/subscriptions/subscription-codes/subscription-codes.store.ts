import { records } from '#platform/database/records'
import { subscriptionCodes } from './subscription-codes.table.ts'

export const subscriptionCodeStore = records(subscriptionCodes, 'subscription-codes')
