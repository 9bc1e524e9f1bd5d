import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './staff-invitation.en.ts'

export const texts = {
  title: 'Una invitación a un equipo',
  invites: '{director} te invita',
  toHelp: 'Te piden ayuda con:',
  signInFirst:
    'Un director de torneos te pide ayuda. Entra con el correo o teléfono al que llegó la invitación. Entonces ves quién te la pide, y tú decides.',
  nothingYet: 'Nada cambia antes de que digas que sí.',
  logIn: 'Entrar',
  signUp: 'Registrarme',
  noun: 'Tu invitación',
  loading: 'Cargando tu invitación',
  may: 'Lo que puedes hacer ahí',
  mayRun: 'Inscribir lanchas, recibir pagos en la rampa, registrar salidas y llegadas, sortear números de lancha, pesar.',
  maySee: 'Ver nombres, teléfonos y correos de los pescadores, y escribirles.',
  mayNot: 'No puedes cambiar las reglas de un torneo, borrar un torneo ni traer a otros al equipo.',
  account:
    'Mientras ayudas, tu cuenta abre las páginas del director en lugar de las del pescador. Lo que inscribiste y pescaste queda, y tus páginas de pescador vuelven cuando dejas de ayudar.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  answerUntil: 'Puedes contestar hasta el {day}.',
  accepted: 'Estás en el equipo',
  acceptedText: 'Ayudas a {director} con {tours}.',
  open: 'Abrir las páginas del director',
  declined: 'Dijiste que no',
  declinedText: 'Nada ha cambiado. Si cambias de opinión, pídele a {director} otra invitación.',
  revoked: 'Esta invitación fue retirada',
  over: 'Esta invitación venció',
  overText: 'Ya no da ningún derecho. Pídele otra a {director}.',
  noTours: 'Los tours de esta invitación ya no están',
  unknown: 'No encontramos esta invitación',
  unknownText:
    'No es para {name}, o ya no está. ¿Llegó a otro correo o teléfono? Entra con esa cuenta. Si no, pídele al director que la envíe otra vez.',
  old: 'Este enlace ya no es válido',
  oldText: 'Viene de una invitación anterior a un equipo. Pídele una nueva al director que la envió.',
  otherAccount: 'Usar otra cuenta',
  home: 'Ir a mis páginas',
  yours: 'Es tu invitación a {name}',
  yoursText: 'Solo {name} puede contestarla. Puedes enviarla otra vez o retirarla en la página de tu equipo.',
  staffPage: 'Abrir mi equipo',
} satisfies InOtherWords<typeof english>
