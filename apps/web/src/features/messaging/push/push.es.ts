import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './push.en.ts'

export const texts = {
  title: 'Notificaciones en este aparato',
  about: 'Tu número de lancha, un aviso antes de que tu grupo de salida deba regresar, cambios de tu lugar y resultados oficiales.',
  aboutOthers:
    'Los mensajes que te envían. Cuando pescas: tu lancha, un aviso antes de que tu grupo de salida deba regresar, tu lugar y los resultados oficiales.',
  noun: 'tus notificaciones',
  offline: 'Necesita internet.',
  before: 'Tu navegador te preguntará si {product} puede enviarte notificaciones. Aquí las puedes desactivar cuando quieras.',
  turnOn: 'Activar notificaciones',
  turnedOn: 'Las notificaciones están activas',
  on: 'Las notificaciones están activas. Abajo eliges cuáles llegan.',
  turnOff: 'Desactivar en este aparato',
  turnedOff: 'Las notificaciones están desactivadas en este aparato',
  failed: 'Tu navegador no pudo comunicarse con su servicio de notificaciones. Revisa tu conexión e intenta de nuevo.',
  denied: 'Las notificaciones están bloqueadas para este sitio. Permítelas en los ajustes de tu navegador y vuelve aquí.',
  'install-first':
    'En un iPhone o iPad, primero agrega {product} a la pantalla de inicio: toca Compartir y luego Agregar a inicio. Ábrelo desde ahí y vuelve aquí.',
  unsupported: 'Este navegador no puede mostrar notificaciones. Chrome, Edge, Firefox y Safari sí, pero no en una ventana privada.',
  'not-carried': 'Este servidor no envía notificaciones.',
} satisfies InOtherWords<typeof english>
