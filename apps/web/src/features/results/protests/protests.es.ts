import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './protests.en.ts'

export const texts = {
  open: 'Abrir el tiempo para protestas',
  openFor: '{minutes, number} minutos, hasta las {time}',
  until: 'No oficial. Protestas hasta las {time}',
  minutesLeft: '{minutes, plural, one {Queda # minuto} other {Quedan # minutos}}',
  over: 'El tiempo para protestas terminó a las {time}. Los resultados ya pueden ser oficiales.',
  change: 'Cambiar',
  longer: '{minutes, number} minutos más, hasta las {time}',
  again: 'Abrir otra vez por {minutes, number} minutos, hasta las {time}',
  takeBack: 'Cancelar el tiempo para protestas',
  takeBackQuestion: '¿Cancelar el tiempo para protestas?',
  takeBackMeans:
    'La tabla, las TV y los teléfonos de los pescadores dejan de mostrar que hay protestas hasta las {time}. El historial lo conserva.',
  keep: 'No cancelar',
} satisfies InOtherWords<typeof english>
