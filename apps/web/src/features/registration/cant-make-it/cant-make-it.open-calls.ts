import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'

export const calls = {
  askToWithdraw: withdrawalCalls.askToWithdraw,
  ownWithdrawal: withdrawalCalls.ownWithdrawal,
  stayIn: withdrawalCalls.stayIn,
  withdrawNow: withdrawalCalls.withdrawNow,
}
