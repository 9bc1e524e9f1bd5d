import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './own-choices.en.ts'

export const texts = {
  title: 'Pesos',
  about:
    'En este aparato: páginas de torneos, tu día y tus resultados. Las tablas, los totales de tu inscripción y los torneos en kilogramos o pulgadas quedan como se pesaron.',
  weights: 'Mostrar los pesos',
  unit: { event: 'Como los muestra el torneo', 'lb-oz': 'En libras y onzas', 'decimal-lb': 'En libras con decimales' },
  example: { event: 'Igual que su tabla', 'lb-oz': '14-07', 'decimal-lb': '14.44' },
} satisfies InOtherWords<typeof english>
