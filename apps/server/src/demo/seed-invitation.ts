import { staffInvitationCalls } from '@ramplight/contract/people/staff-invitations'
import { userCalls } from '@ramplight/contract/people/users'
import type { DemoStage } from './demo-stage.ts'

const HOUR = 3_600_000

/** Somebody without an account yet is asked to help: the mail is in the outbox, and whoever makes an account with it can answer. */
export async function seedInvitation(stage: DemoStage, tour: string, at: Date): Promise<void> {
  const token = await stage.directorAt(new Date(at.getTime() - 20 * HOUR))
  const { _id: user } = await stage.api.must(userCalls.create, {
    token,
    body: { first_name: 'Casey', last_name: 'Holbrook', email: 'casey@demo.example', userType: 'Angler', tours: [tour] },
  })
  await stage.api.must(staffInvitationCalls.create, { token, body: { user, tours: [tour] } })
}
