import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './organizer.en.ts'

export const texts: InOtherWords<typeof english> = {
  title: 'Director',
  email: 'Escribir a {email}',
  call: 'Llamar al {phone}',
  ask: 'Preguntar al director',
  needsInternet: 'Preguntar necesita internet',
  form: {
    about: 'A {name} le llega por correo y en la aplicación, con tu nombre y tu correo para responderte.',
    replyTo: 'La respuesta llega a {email}.',
    name: 'Tu nombre',
    email: 'Tu correo',
    question: 'Tu pregunta',
    nameMissing: 'Escribe tu nombre.',
    emailMissing: 'Escribe el correo para responderte.',
    questionMissing: 'Escribe tu pregunta.',
    send: 'Enviar pregunta',
    sent: 'Pregunta enviada.',
    needsInternet: 'Enviar necesita internet. Lo que escribiste se queda en este aparato.',
  },
}
