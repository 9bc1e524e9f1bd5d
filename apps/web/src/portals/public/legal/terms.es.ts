import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './terms.en.ts'

export const texts = {
  title: 'Términos del servicio',
  lead: 'Cortos, para leerlos antes de que salgan las lanchas.',
  who: {
    title: 'Quién puede usar esto',
    text: 'Este sitio es solo para personas de 13 años o más. A los más jóvenes los inscribe uno de sus padres o su director.',
  },
  content: {
    title: 'De qué responde un director',
    text: 'Quien dirige un torneo o una serie responde de lo que publica: reglas, resultados, fotos, mensajes y premios. Podemos quitar contenido, o cerrar el acceso de alguien, si no se cumplen estos términos.',
  },
  fees: {
    title: 'Cuotas',
    text: 'La cuota es de $2 por pescador y evento. El pescador que se inscribe y paga en línea la paga con su inscripción. Por los demás se cobra a la tarjeta del director el último día de cada mes, cuando se acaban los créditos de bienvenida. Los pagos en línea tienen además el costo del proveedor de pagos con tarjeta.',
  },
  locked: {
    title: 'Si falla un pago',
    text: 'Si falla el pago del mes, la cuenta no puede inscribir pescadores hasta que se pague. Consultar, registrar llegadas y pesar sigue funcionando.',
  },
  system: {
    title: 'Qué necesita un aparato',
    text: 'Al menos un procesador de dos núcleos, 4 GB de memoria, una pantalla de 1024 × 768 y un navegador actual. Los teléfonos de los últimos años sirven.',
  },
  law: {
    title: 'Ley y desacuerdos',
    text: 'Estos términos se rigen por la ley de Texas. Los desacuerdos se resuelven por arbitraje.',
  },
} satisfies InOtherWords<typeof english>
