import type { InOtherWords } from '../language/texts.ts'
import type { texts as english } from './form.en.ts'

export const texts = {
  draftNotice: { throwAway: 'Tirar', restoreDraft: 'Recuperar el borrador', aDraft: 'En este aparato hay un borrador de {savedAt}.' },
  errorSummary: { thisForm: 'Falta algo en este formulario. Revisa estos campos:' },
  fields: {
    required: 'Obligatorio',
    ownValue: 'Valor propio, no de {from}',
    from: 'De {from}',
    override: 'Cambiar aquí',
    reset: 'Volver al valor',
  },
  formPage: { sections: 'Secciones', complete: '{percent, number} % completo,' },
  parsedField: { use: 'Usar {text}' },
  saveBar: {
    unsavedChanges: 'Cambios sin guardar',
    changes: '{changes, plural, one {# cambio sin guardar} other {# cambios sin guardar}}',
    discard: 'Descartar',
    save: 'Guardar',
    draftKept: 'Borrador guardado en este aparato',
  },
  unsavedDialog: {
    notSaved: 'Tus cambios todavía no están guardados.',
    changesNotSaved: '{changes, plural, one {# cambio todavía no está guardado.} other {# cambios todavía no están guardados.}}',
    leaveWithoutSaving: '¿Salir sin guardar?',
    stay: 'Quedarme',
    discard: 'Descartar',
    save: 'Guardar',
  },
} satisfies InOtherWords<typeof english>
