import type { RefusalTexts } from './refusal-texts.ts'

export const registration = {
  'links-too-many': 'Hay {most} enlaces abiertos a este equipo. Desactiva uno primero.',
  closed: 'La inscripción para este torneo ya cerró.',
  'not-yet': 'La inscripción para este torneo abre el {date}. Vuelve ese día.',
  'not-taken': 'Este torneo no acepta preinscripciones. Pregúntale a su director cómo inscribirte.',
  'in-line': 'Estás en la lista de espera. Pagas cuando se libere un lugar; te avisamos por correo.',
  'list-over': 'Las lanchas ya salieron y la lista de espera terminó. Agrégalos como inscripción.',
  'too-many-here': 'Ya se inscribieron muchos equipos desde esta conexión de internet. Inscríbete en la mesa.',
  'place-over': 'Se acabó el tiempo para pagar este lugar. Inscríbete otra vez.',
  'being-paid': 'Alguien está pagando por este equipo en este momento. Inténtalo cuando termine, o en un cuarto de hora.',
  'no-room': 'Este torneo no acepta más inscripciones en línea. Pregúntale a su director.',
  'angler-twice': '{name} ya está en la lista de este torneo.',
  'captain-ashore': 'El capitán de la lancha es uno de sus pescadores. Elige a uno de ellos.',
  'sub-on-board': 'El suplente ya pesca en esta lancha. Elige a otra persona.',
  'group-unknown': 'Este torneo no tiene la categoría «{group}». Elige una de sus categorías.',
  'team-entered': 'Tu compañero ya está en la lista de lanchas. Pídele al director que te agregue.',
  'invitation-over': 'Esta invitación ya no sirve. Pídele otro enlace a tu compañero.',
} satisfies RefusalTexts['registration']

/** Who withdraws from the phone. */
export const withdrawal = {
  begun: 'Este torneo ya empezó o se canceló: aquí no puedes retirar tu lancha. Habla con el director.',
  ask: 'Tu director decide sobre este retiro. Pídele que retire tu lancha.',
  changed: 'El reembolso ahora es de {amount}. Revísalo y retírate otra vez. No se cambió nada.',
}
