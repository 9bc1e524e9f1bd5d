import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './inbox.en.ts'

export const texts = {
  title: 'Mensajes',
  about: 'Lo que te escribieron los directores. Está aquí aunque un correo o un mensaje de texto no haya llegado.',
  replies: 'Respuestas',
  empty: 'Nadie te ha escrito todavía.',
  messages: 'tus mensajes',
  unread: 'Sin leer',
  from: 'De {name}',
  reply: 'Responde por correo o mensaje de texto: le llega a quien te escribió.',
} satisfies InOtherWords<typeof english>
