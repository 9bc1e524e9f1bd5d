import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { DemoStage } from './demo-stage.ts'

/** A tutorial beside the setup of a tournament; the pages of the help are those that every system begins with. */
export async function seedHelp({ api }: DemoStage, token: string): Promise<void> {
  await api.must(tutorialCalls.create, {
    token,
    body: {
      name: 'Boat numbers and flights',
      description: 'How boats get their numbers, and when each flight is due.',
      htmlText: '<p>Draw once everyone’s in: at random or in sign-up order. A flight leaves together and has one due-back time.</p>',
      displayLocations: [
        { parent: 'tournament', section: 'Boat Numbers & Flighting' },
        { parent: 'tour', section: 'Boat Numbers & Flighting' },
      ],
    },
  })
}
