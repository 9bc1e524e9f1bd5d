import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './refused.en.ts'

export const texts = {
  askToDiscard: {
    discardThisChange: '¿Descartar este cambio?',
    theServerKeeps: 'El servidor conserva su versión. La tuya queda 30 días en “Descartados”, en la lista de este aparato.',
    money: 'Incluye {amount} que registraste. Si lo descartas, no queda en las cuentas.',
    waitsForIt: 'Esperan a este cambio: {changes}',
    discardChange: 'Descartar el cambio',
    reallyDiscard: '¿Seguro que quieres descartarlo?',
    yesDiscard: 'Sí, descartar',
    keep: 'No descartar',
  },
  editAndRetry: {
    this: 'Esto no es un número.',
    cancel: 'Cancelar',
    saveAndRetry: 'Guardar y reintentar',
  },
  refusalWords: {
    parentGone: 'Se borró el registro al que esto pertenece. Recupéralo y reintenta, o descarta esto.',
    somebodyDeleted: 'Mientras tanto alguien borró esto. Recupéralo con tus cambios o descártalo.',
    youMayNotChange: 'Ya no tienes permiso para cambiar esto. Pídele acceso al director y reintenta.',
    theServerHasSomething: 'El servidor tiene otra cosa con el ID de este cambio. Reintentar lo envía con uno nuevo; no se pierde nada.',
    anOlderVersion:
      'Esto se hizo con otra versión de la aplicación y el servidor no puede leerlo. Se reintenta solo una vez al día y después de cada actualización. También puedes guardarlo como archivo y capturarlo otra vez.',
    theServerBroke: 'El servidor falló tres veces con este cambio. Se reintenta solo una vez al día y después de cada actualización.',
    otherBagsHaveCome: 'Mientras tanto llegaron otras bolsas. Revisa los resultados y finaliza otra vez.',
    whatThisBelongs: 'El registro al que esto pertenece no existe o ya no es tuyo.',
    theServerDid: 'El servidor rechazó este cambio.',
  },
  refusedCard: {
    names: {
      retry: 'Reintentar',
      restore: 'Recuperar con mis cambios',
      edit: 'Editar y reintentar',
      save: 'Guardar como archivo',
      discard: 'Descartar',
    },
    thatCould: 'Eso no funcionó en este aparato. El cambio sigue guardado aquí.',
    isIt: '¿Es {person}?',
    whatWaits:
      'Los cambios que esperan a la inscripción rechazada contarán para esta lancha. La inscripción rechazada pasa a “Descartados”.',
    yesUseThisBoat: 'Sí, usar esta lancha',
    enteredItIsKept: 'Escrito: {time}. Guardado en este aparato.',
    changesWait: '{count, plural, one {1 cambio espera a este} other {# cambios esperan a este}}',
    itIs: 'Es {person}',
    lookAtTheResults: 'Revisar los resultados',
    open: 'Abrir',
    editAndRetry: 'Editar y reintentar',
  },
  refusedDetails: {
    theBoat: 'la lancha',
    boat: 'lancha {number}',
  },
  refusedFields: {
    field: 'Campo',
    youEntered: 'Tú escribiste',
    theServer: 'El servidor tiene',
    deleted: 'Borrado',
  },
} satisfies InOtherWords<typeof english>
