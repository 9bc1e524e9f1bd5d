import type { InOtherWords } from '../language/texts.ts'
import type { texts as english } from './form.en.ts'

export const texts = {
  draftNotice: { throwAway: 'Descartar', restoreDraft: 'Recuperar el borrador', aDraft: 'En este aparato hay un borrador de {savedAt}.' },
  errorSummary: { thisForm: 'Falta algo en este formulario. Revisa estos campos:' },
  fields: {
    required: 'Obligatorio',
    ownValue: 'Personalizado, no como {from}',
    from: 'Como {from}',
    override: 'Cambiar aquí',
    reset: 'Quitar el cambio',
  },
  formPage: { sections: 'Secciones', complete: '{percent, number}% completo,' },
  parsedField: { use: 'Usar {text}' },
  pinField: {
    digit: 'Dígito',
  },
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
  duplicateFieldPicker: {
    useLeftForAll: 'Usar la izquierda en todos',
    useRightForAll: 'Usar la derecha en todos',
    fieldsToChoose: '{fields, plural, one {Falta elegir # campo} other {Falta elegir # campos}}',
  },
  moneyField: { enterAmountSuchAs25: 'Escribe una cantidad, como 25.00' },
  placeFields: {
    addsUpTo100Percent: 'suma 100%',
    addsUpToPercent: 'suma {percent, number}%, no 100%',
    addPlace: 'Agregar el {place}',
    removePlace: 'Quitar el {place}',
  },
} satisfies InOtherWords<typeof english>
