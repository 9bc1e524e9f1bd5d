import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './messages.en.ts'

export const texts = {
  title: 'Mensajes',
  about: 'Los correos y mensajes de texto que enviaste, y a cuántos les llegaron.',
  write: 'Nuevo mensaje',
  answers: '{count, plural, =0 {Respuestas} one {Respuestas (# nueva)} other {Respuestas (# nuevas)}}',
  results: 'los resultados',
  flights: 'los grupos de salida',
  launch: {
    subject: '{days, plural, =1 {Horas de salida: {name}} other {Horas de salida, día {day, number}: {name}}}',
    body: '{days, plural, =1 {Estas son las nuevas horas de salida.} other {Estas son las nuevas horas de salida del día {day, number}.}}',
    line: '{flight}: sale a las {start}, regreso a las {due}',
    everybody: 'Todas las lanchas',
  },
  newTitle: 'Nuevo mensaje',
  newAbout: 'A pescadores de un torneo o a los miembros de una temporada.',
  answersTitle: 'Respuestas',
  answersAbout:
    'Preguntas de tus páginas públicas y respuestas a tus mensajes de texto. Las respuestas por correo llegan a tu propio correo.',
} satisfies InOtherWords<typeof english>
