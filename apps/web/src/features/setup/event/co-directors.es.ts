import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './co-directors.en.ts'

export const texts = {
  mustAccept: 'Un director es codirector cuando acepta tu invitación.',
  invite: 'Invitar codirector',
  needsInternet: 'Necesita internet',
  inviteTitle: 'Invitar a un codirector',
  whom: 'Director',
  whomNeeded: 'Elige un director.',
  inviteText: 'Le llega un mensaje con un enlace. Cuando acepta, codirige este torneo.',
  send: 'Enviar invitación',
  sent: 'Invitación enviada.',
  states: {
    pending: 'En espera, enviada el {day}',
    accepted: 'Aceptada el {day}',
    declined: 'Rechazada el {day}',
    revoked: 'Retirada el {day}',
    over: 'Venció el {day}',
  },
  sendAgain: 'Reenviar',
  sentAgain: 'Invitación reenviada a {name}. Sirve 30 días más.',
  revoke: 'Retirar invitación',
  revokeAsk: '¿Retirar la invitación de {name}?',
  revokeText: 'El enlace del correo deja de servir.',
  revoked: 'Invitación de {name} retirada.',
} satisfies InOtherWords<typeof english>
