import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './shell.en.ts'

export const texts = {
  actingStrip: { assistant: 'Asistente', until: '{role}, hasta las {until}' },
  broken: { somethingBrokeOnOur: 'Algo falló de nuestro lado' },
  idleDialog: {
    areYouStillThere: '¿Sigues ahí?',
    nothingHasHappened: 'No pasó nada en 15 minutos. Tu sesión se cierra en <b>{asking, number} s</b>.',
    staySigned: 'Seguir conectado',
  },
  networkNotices: {
    restored: 'Volvió la conexión a internet',
    lost: 'Se perdió la conexión a internet.',
    savedOnThisDevice: '{changes, plural, one {Guardado en este aparato} other {# cambios guardados en este aparato}}',
  },
  sessionWatch: {
    youAreYourselfAgain: 'Ya estás en tu propia cuenta',
    nobodyActsAsSomebody: 'Solo se puede actuar como otra persona 15 minutos. Lo que escribiste queda guardado en este aparato.',
    goToYourOwn: 'Ir a tu propia cuenta',
    securityTokenHasExpired: '¡Tu sesión caducó!',
    logInAgain:
      'Entra otra vez para seguir donde estabas. Lo que escribiste queda guardado en este aparato; lo que falta por enviar sale después.',
    logIn: 'Entrar otra vez',
    yourSessionHasExpired: 'Tu sesión caducó',
    loggedOut: 'Sesión cerrada',
    youWereSignedOut: 'Tu sesión se cerró después de 15 minutos sin actividad.',
  },
  updatePrompt: {
    updateAvailable: 'Hay una actualización',
    hasAnUpdatedVersion: 'Hay una versión nueva de {name}. ¿Quieres actualizar?',
    cancel: 'Cancelar',
    downloadNow: 'Descargar ahora',
  },
} satisfies InOtherWords<typeof english>
