import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './inbox.en.ts'

export const texts = {
  title: 'Mensajes',
  about: 'Mensajes de tus directores. Aparecen aquí aunque el correo o el mensaje de texto no te haya llegado.',
  replies: 'Respuestas',
  empty: 'Todavía no hay mensajes.',
  messages: 'tus mensajes',
  unread: 'Sin leer',
  from: 'De {name}',
  reply: 'Responde por correo o mensaje de texto: le llega a quien te escribió.',
} satisfies InOtherWords<typeof english>
