import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './own-choices.en.ts'

export const texts = {
  title: 'Pesos',
  about:
    'En este dispositivo, en las páginas de torneos, en tu día y en tus resultados. Las sumas de una inscripción quedan como se pesaron, porque ahí cuadran; también las tablas y los torneos en kilogramos o pulgadas.',
  weights: 'Mostrar las libras',
  unit: { event: 'Como el torneo', 'lb-oz': 'En libras y onzas', 'decimal-lb': 'En libras con decimales' },
  example: { event: 'Como en su tabla', 'lb-oz': '14-07', 'decimal-lb': '14.44' },
} satisfies InOtherWords<typeof english>
