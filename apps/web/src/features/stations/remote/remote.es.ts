import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './remote.en.ts'

export const texts = {
  title: 'Control de TV',
  mc: 'la pantalla del presentador',
  what: 'el torneo',
  about: 'Controla todas las TV que muestran este torneo. Abre la tabla en una TV:',
  shown: 'En las TV',
  view: {
    auto: 'Rotar todo',
    standings: 'Posiciones',
    stage: 'En el escenario',
    pots: 'Pez mayor y pozos',
    waiting: 'Sin pesar',
    message: 'Mensaje',
    blank: 'En blanco',
  },
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  goOn: 'Reanudar',
  paused: 'En pausa en esta página.',
  turning: 'Una página nueva cada {seconds, plural, one {segundo} other {# segundos}}.',
  message: 'Mensaje para las TV',
  messageHint: 'Hasta {most, number} caracteres.',
  showMessage: 'Mostrar el mensaje',
  board: 'Tabla pública',
  boardNote: 'Ponla en pausa para el escenario y luego revela lugar por lugar.',
  offline: 'El servidor no responde. Las TV siguen mostrando lo que tienen.',
} satisfies InOtherWords<typeof english>
