import { brand } from '@ramplight/domain/kernel/brand'
import type { texts as english } from './letters.en.ts'

export const texts: typeof english = {
  locale: 'es-US',
  youAreIn: {
    subject: (name) => `Ya tienes lugar en ${name}`,
    text: (name, pay) =>
      `Se liberó un lugar y ya estás en ${name}. ${pay} Si no puedes ir, por favor retírate para que tu lugar pase al siguiente de la lista.`,
    atRamp: 'Paga en la rampa.',
    cardOrRamp: (day) => `Paga con tarjeta a más tardar el ${day}, o en la rampa.`,
    cardOnly: (time) => `Paga con tarjeta a más tardar: ${time}. Después tu lugar pasa al siguiente de la lista.`,
  },
  waits: {
    subject: (name) => `Estás en la lista de espera: ${name}`,
    text: (name) =>
      `${name} está lleno y estás en la lista de espera. Cuando se libere un lugar, le toca al siguiente de la lista y te avisamos. Hasta entonces no pagas nada.`,
  },
  lapsed: {
    subject: (name) => `Perdiste tu lugar: ${name}`,
    text: (name) =>
      `Tu lugar en ${name} no se pagó a tiempo y ya quedó libre. No se te cobró nada. Puedes inscribirte de nuevo mientras la inscripción esté abierta.`,
  },
  comeAlong: {
    subject: (from, event) => `${from} te invita a pescar ${event}`,
    text: (name, from, event) =>
      `Hola, ${name}: ${from} se inscribió en ${event} y quiere que vayas en su lancha. Abre el enlace, entra o crea una cuenta, y únete al equipo.\n\n${from} te mandó esto por ${brand.name}. Si no conoces a esta persona, ignora este correo.`,
  },
}
