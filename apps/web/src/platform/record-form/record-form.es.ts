import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './record-form.en.ts'

export const texts = {
  boundFields: {
    example: {
      'lb-oz': 'Escribe un peso, como 1-08',
      'decimal-lb': 'Escribe un peso, como 1.50',
      kg: 'Escribe un peso, como 0.680',
      in: 'Escribe una medida, como 1.25',
    },
  },
  recordSheet: {
    restoreDraft: 'Recuperar tu borrador anterior',
    cancel: 'Cancelar',
    save: 'Guardar',
    nothing: 'Nada',
  },
  refusedFields: {
    fieldInRow: '{field}, fila {row, number}',
  },
  required: {
    fieldIsRequired: 'Falta: {field}',
  },
  staleDialog: {
    changedBySomebodyElse: 'Otra persona cambió esto',
    yours: 'Lo tuyo',
    yoursIs: 'Lo tuyo: {value}',
    theirs: 'Lo de la otra persona',
    theirsIs: 'Lo de la otra persona: {value}',
    takenOver: 'Unido: {fields}.',
    nothingClashes: 'Nada choca: tus cambios se suman a los de la otra persona.',
    keepEditing: 'Seguir editando',
    saveBothTogether: 'Guardar los dos',
  },
  useSave: {
    saved: 'Guardado',
    whatYouTypedIsKept: '{reason} Tu borrador está guardado en este aparato.',
  },
} satisfies InOtherWords<typeof english>
