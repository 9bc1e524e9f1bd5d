import { coDirectorInvitationCalls } from '@ramplight/contract/people/co-director-invitations'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { DemoStage } from './demo-stage.ts'

const EIGHT_MINUTES = 8 * 60_000

/** The assistant is asked to direct the event that is open, too: it waits on their Today, and for the director in its set-up. */
export async function seedCoDirector(stage: DemoStage, { director, assistant }: { director: string; assistant: string }, today: Date) {
  const token = await stage.directorAt(new Date(today.getTime() - EIGHT_MINUTES))
  const { message } = await stage.api.must(tournamentCalls.skinnySearch, { token, body: { director } })
  const open = message.find(({ status }) => status === 'Open')!
  await stage.api.must(coDirectorInvitationCalls.create, { token, params: { id: open._id }, body: { user: assistant } })
}
