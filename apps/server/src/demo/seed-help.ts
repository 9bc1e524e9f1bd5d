import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { DemoStage } from './demo-stage.ts'

/**
 * A tutorial beside the setup of a tournament, in both languages: a tutorial is written once for every reader. The pages of the help are
 * those that every system begins with.
 */
export async function seedHelp({ api }: DemoStage, token: string): Promise<void> {
  await api.must(tutorialCalls.create, {
    token,
    body: {
      name: 'Boat numbers · Números de lancha',
      description: 'How boats get their numbers. · Cómo recibe su número cada lancha.',
      htmlText:
        '<p>Draw once everyone’s in: at random or in sign-up order. A flight leaves together and has one due-back time.</p><p lang="es">Sortea cuando todos estén inscritos: al azar o por orden de inscripción. Un grupo sale junto y tiene una sola hora de regreso.</p>',
      displayLocations: [
        { parent: 'tournament', section: 'Boat Numbers & Flighting' },
        { parent: 'tour', section: 'Boat Numbers & Flighting' },
      ],
    },
  })
}
