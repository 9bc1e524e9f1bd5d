import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './banners.en.ts'

export const texts = {
  aloneStrip: {
    workingOnly: 'Trabajas solo en este aparato',
    thisTabDoes: 'Esta pestaña no se sincroniza.',
    goOnline: 'Ponerla en línea',
  },
  bookBanner: {
    aNewerIsOpen:
      'En este aparato está abierta una versión más nueva de {name}. Actualiza esta pestaña para continuar; todo lo que escribiste está guardado.',
    dataCannotBeRead:
      'Los datos de este aparato cambiaron en otra pestaña. Actualiza esta pestaña para continuar; todo lo que escribiste está guardado.',
    lost: 'El navegador borró los datos de este aparato y ahora no se puede guardar nada en él. {what} Actualiza esta pestaña para continuar.',
    otherTabsOfHold: 'Otras pestañas de {name} detienen una actualización de los datos de este aparato. Ciérralas para continuar.',
    dataCannotBeOpened:
      'No se pueden abrir los datos de este aparato. Lo que escribiste sigue en él, pero no se envía. Si el aparato está lleno, libera espacio; se reintenta solo.',
    tryAgain: 'Intentar otra vez',
    updateThisTab: 'Actualizar esta pestaña',
  },
  clearedNotice: {
    theBrowserHasCleared: 'Tu navegador borró los datos de este aparato. Todo lo enviado está a salvo; último contacto: {time}.',
    workIsGone: 'El navegador borró los datos de este aparato. {lost}',
    comesNow: 'Se descarga otra vez sola.',
    comesLater: 'Se descarga otra vez cuando este aparato tenga internet.',
  },
  lost: {
    bags: '{bags, plural, one {Se perdió 1 bolsa sin enviar. Pésala otra vez o captúrala de su comprobante.} other {Se perdieron # bolsas sin enviar. Pésalas otra vez o captúralas de sus comprobantes.}}{others, plural, =0 {} one { También se perdió 1 cambio más.} other { También se perdieron # cambios más.}}',
    changes:
      '{others, plural, one {Se perdió 1 cambio sin enviar. Hazlo otra vez.} other {Se perdieron # cambios sin enviar. Hazlos otra vez.}}',
  },
} satisfies InOtherWords<typeof english>
