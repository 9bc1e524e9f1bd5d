import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './event-invitation.en.ts'

export const texts = {
  title: 'Invitación de codirector',
  noun: 'Tu invitación',
  invites: '{from} te invitó a codirigir {event}',
  when: 'Empieza el {day}.',
  may: 'Como codirector puedes',
  mayRun: 'Configurar el torneo, inscribir lanchas, pesar y dejar los resultados finales.',
  maySee: 'Ver su dinero, y los teléfonos y correos de sus pescadores.',
  mayInvite: 'Invitar a otros codirectores.',
  nothingYet: 'Nada cambia hasta que aceptes.',
  accept: 'Aceptar',
  decline: 'Rechazar',
  answerBy: 'Contesta a más tardar el {day}.',
  accepted: 'Eres codirector',
  acceptedText: 'Codiriges {event} con {from}.',
  open: 'Abrir el torneo',
  declined: 'Invitación rechazada',
  declinedText: 'Nada cambió. Si cambias de opinión, pídele a {from} otra invitación.',
  revoked: 'Invitación cancelada',
  over: 'La invitación venció',
  overText: 'Ya no sirve. Pídele otra a {from}.',
  home: 'Ir a mis páginas',
} satisfies InOtherWords<typeof english>
