import { ownPotCalls } from '@ramplight/contract/registration/own-pots'

export const calls = { choosePots: ownPotCalls.choosePots }
