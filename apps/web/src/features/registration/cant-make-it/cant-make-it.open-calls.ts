import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'

export const calls = { askToWithdraw: withdrawalCalls.askToWithdraw, stayIn: withdrawalCalls.stayIn }
