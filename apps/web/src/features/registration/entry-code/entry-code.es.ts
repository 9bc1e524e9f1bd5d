import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './entry-code.en.ts'

export const texts = {
  show: 'Mostrar QR',
  brightness: 'Sube el brillo de la pantalla al máximo.',
  close: 'Cerrar',
  codeOf: 'Código QR de tu inscripción en {tournament}',
  boat: 'Lancha {number}',
} satisfies InOtherWords<typeof english>
