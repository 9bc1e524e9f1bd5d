import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './staff-invitation.en.ts'

export const texts = {
  title: 'Invitación al personal',
  invites: '{director} te invita',
  toHelp: 'Te invitan a ayudar con:',
  signInFirst:
    'Un director de torneos te invitó a su personal. Entra con el correo o teléfono al que llegó la invitación, mira quién te invita y decide.',
  nothingYet: 'Nada cambia antes de que digas que sí.',
  logIn: 'Entrar',
  signUp: 'Crear cuenta',
  noun: 'Tu invitación',
  loading: 'Cargando tu invitación',
  may: 'Lo que puedes hacer ahí',
  mayRun: 'Inscribir lanchas, recibir pagos en la rampa, llevar el check-in y los regresos, sortear números de lancha, pesar.',
  maySee: 'Ver nombres, teléfonos y correos de los pescadores, y escribirles.',
  mayNot: 'No puedes cambiar las reglas de un torneo, borrar un torneo ni agregar personal.',
  mayWeigh: 'Hacer el check-in de salida y de regreso, y pesar.',
  maySeeNames: 'Ver nombres de los pescadores y números de lancha.',
  mayNotElse: 'No ves dinero, teléfonos, correos ni ajustes.',
  accountWeighs:
    'Mientras ayudas, tu cuenta abre el pesaje en lugar de las páginas del pescador. Lo que inscribiste y pescaste queda, y tus páginas de pescador vuelven cuando dejas de ayudar.',
  account:
    'Mientras ayudas, tu cuenta abre las páginas del director en lugar de las del pescador. Lo que inscribiste y pescaste queda, y tus páginas de pescador vuelven cuando dejas de ayudar.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  answerUntil: 'Puedes contestar hasta el {day}.',
  accepted: 'Ya eres parte del personal',
  acceptedText: 'Ayudas a {director} con {tours}.',
  open: 'Abrir las páginas del director',
  openWeighIn: 'Abrir el pesaje',
  declined: 'Invitación rechazada',
  declinedText: 'Nada ha cambiado. Si cambias de opinión, pídele a {director} otra invitación.',
  revoked: 'Esta invitación fue cancelada',
  over: 'Esta invitación venció',
  overText: 'Ya no sirve. Pídele otra a {director}.',
  noTours: 'Los circuitos de esta invitación ya no existen',
  unknown: 'No encontramos esta invitación',
  unknownText:
    'No es para {name}, o ya no está. ¿Llegó a otro correo o teléfono? Entra con esa cuenta. Si no, pídele al director que la envíe otra vez.',
  old: 'Este enlace ya no es válido',
  oldText: 'Viene de una invitación anterior al personal. Pídele una nueva al director que la envió.',
  otherAccount: 'Usar otra cuenta',
  home: 'Ir a mis páginas',
  yours: 'Es tu invitación a {name}',
  yoursText: 'Solo {name} puede contestarla. Puedes enviarla otra vez o cancelarla en la página de tu personal.',
  staffPage: 'Abrir mi personal',
} satisfies InOtherWords<typeof english>
