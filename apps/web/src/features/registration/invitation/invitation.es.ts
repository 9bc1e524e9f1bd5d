import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './invitation.en.ts'

export const texts = {
  text: '{count, plural, one {{names} te invita} other {{names} te invitan}} a pescar juntos {tournament}.',
  fee: '{money} por lancha',
  noFee: 'Sin cuota de inscripción',
  waits: 'No hay lugares. Este equipo está en la lista de espera y se paga cuando tenga lugar.',
  logIn: 'Entra o crea una cuenta para unirte.',
} satisfies InOtherWords<typeof english>
