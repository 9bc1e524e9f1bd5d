import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './event-invitations.en.ts'

export const texts = {
  title: 'Te invitan',
  about: '{from} te invitó a codirigir este torneo',
  answerBy: 'Contesta a más tardar el {day}',
} satisfies InOtherWords<typeof english>
