import { newId } from '@ramplight/contract/kernel/new-id'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { userCalls } from '@ramplight/contract/people/users'
import type { DemoStage } from './demo-stage.ts'

type Listed = { first_name: string; last_name: string; phone?: string | null }

/** Somebody who is in the book already was typed in at the ramp once more, by the phone alone: the list of anglers suggests to merge them. */
export async function seedTwin({ api }: DemoStage, token: string, { twinOf, tour }: { twinOf: Listed; tour: string }): Promise<void> {
  const { first_name, last_name, phone } = twinOf
  const twin = newId()
  await api.must(userCalls.create, { token, body: { _id: twin, first_name: first_name.slice(0, 1), last_name, phone, tours: [tour] } })
  const message = 'You’re on the trail’s angler list now. Fees, rules and the next dates are on the tour’s page.'
  await api.must(messageCalls.create, { token, body: { recipients: [twin], tour, subject: 'Welcome to the trail', message } })
}
