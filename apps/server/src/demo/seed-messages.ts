import { newId } from '@ramplight/contract/kernel/new-id'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { organizerCalls } from '@ramplight/contract/messaging/organizers'
import type { DemoStage } from './demo-stage.ts'

const HOUR = 3_600_000
/** So many of the field have opened the first message. */
const READERS = 6

/** What the director wrote to the field: a mail two days ago, a text yesterday; and what one of them asked. They go out when the delivery opens, to stand-ins. */
export async function seedMessages(stage: DemoStage, tournament: string, entered: string[], at: Date): Promise<void> {
  const { api } = stage
  const mail = await api.must(composeCalls.send, {
    token: await stage.directorAt(new Date(at.getTime() - 46 * HOUR)),
    body: {
      ...{ _id: newId(), type: 'email', audience: { of: 'all' }, tournament },
      subject: 'Captains’ meeting',
      message: 'We meet at the ramp on the eve of the tournament. Please bring your boat’s insurance card.',
    },
  })
  await api.must(organizerCalls.askOfTournament, {
    token: await stage.anglerAt(entered[0]!, new Date(at.getTime() - 44 * HOUR)),
    params: { id: tournament },
    body: { question: 'Is a photo of the insurance card enough?' },
  })
  for (const user of entered.slice(1, 1 + READERS))
    await api.must(messageCalls.update, {
      token: await stage.anglerAt(user, new Date(at.getTime() - 40 * HOUR)),
      params: { id: mail._id },
      body: { status: 'Received - Read' },
    })
  await api.must(composeCalls.send, {
    token: await stage.directorAt(new Date(at.getTime() - 22 * HOUR)),
    body: {
      ...{ _id: newId(), type: 'sms', audience: { of: 'unpaid' }, tournament, evenAtNight: true },
      message: 'Your entry fee isn’t paid yet. You can pay at the ramp, by cash or card.',
    },
  })
}
