import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './line.en.ts'

export const texts = {
  next: 'Pasen a la báscula',
  after: 'Después',
  inTank: '{minutes, plural, =0 {ya en fila} one {# minuto en fila} other {# minutos en fila}}',
  bag: 'Bolsa {bag}',
  fish: '{count, plural, one {# pez} other {# peces}}',
  dead: '{count, plural, one {# muerto} other {# muertos}}',
  nobody: 'No hay nadie en fila.',
  nobodyText: 'Las lanchas aparecen aquí cuando la mesa de conteo las cuenta, y se van cuando ya pesaron.',
  left: '{weighed, number} de {boats, number} lanchas ya pesaron',
} satisfies InOtherWords<typeof english>
