import type { InOtherWords } from '../language/texts.ts'
import type { texts as english } from './station.en.ts'

export const texts = {
  keypad: { deleteLastDigit: 'Borrar el último dígito', saving: 'Guardando…', save: 'Guardar', keypad: 'Teclado' },
  stationBar: { backTo: 'Volver a {place}' },
  stepperRow: { ofMost: 'de {most, number}' },
} satisfies InOtherWords<typeof english>
