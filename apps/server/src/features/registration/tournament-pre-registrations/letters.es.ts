import { brand } from '@ramplight/domain/kernel/brand'
import type { texts as english } from './letters.en.ts'

export const texts: typeof english = {
  locale: 'es-US',
  youAreIn: {
    subject: (name) => `Estás dentro de ${name}`,
    text: (name, pay) =>
      `Se liberó un lugar: ya estás en ${name}. ${pay} Si no puedes ir, por favor avisa, y el siguiente de la lista recibe tu lugar.`,
    atRamp: 'Paga en la rampa.',
    cardOrRamp: (day) => `Paga con tarjeta hasta el ${day}, o en la rampa.`,
    cardOnly: (time) => `Paga con tarjeta antes de: ${time}; después el lugar pasa al siguiente de la lista.`,
  },
  comeAlong: {
    subject: (from, event) => `${from} te invita a pescar ${event}`,
    text: (name, from, event) =>
      `Hola, ${name}: ${from} se inscribió en ${event} y quiere que vayas en su lancha. Abre el enlace, inicia sesión o crea una cuenta, y únete al equipo.\n\n${from} te mandó esto por ${brand.name}. Si no conoces a esta persona, ignora este correo.`,
  },
}
