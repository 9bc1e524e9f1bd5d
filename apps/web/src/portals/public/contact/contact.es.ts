import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './contact.en.ts'

export const texts = {
  title: 'Trabajemos juntos',
  text: 'Una pregunta, un torneo que planeas, algo que no funciona: leemos todos los mensajes.',
  email: 'Tu correo',
  subject: 'Asunto',
  message: 'Mensaje',
  submit: 'Enviar',
  emailRequired: 'Escribe tu correo',
  emailInvalid: 'Escribe un correo válido',
  subjectRequired: 'Escribe un asunto',
  messageRequired: 'Escribe un mensaje',
  sent: 'Gracias, tu mensaje se ha enviado.',
  sentTitle: 'Mensaje enviado',
  offline: 'Necesita internet. Lo que escribiste se queda en este aparato.',
  orMail: 'O escribe a',
} satisfies InOtherWords<typeof english>
