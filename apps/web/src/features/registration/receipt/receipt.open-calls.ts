import { receiptCalls } from '@ramplight/contract/payments/receipts'

export const calls = { receipt: receiptCalls.receipt, sendReceipt: receiptCalls.sendReceipt }
