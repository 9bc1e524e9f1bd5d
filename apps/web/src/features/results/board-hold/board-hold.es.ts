import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './board-hold.en.ts'

export const texts = {
  boardHold: {
    hold: 'Pausar la tabla',
    asItStands: 'Dejarla como está ahora',
    hideTop: 'Ocultar los primeros {count, number}',
    reveal: 'Revelar el lugar {place, number}',
    showAll: 'Mostrar todo',
    heldAll: 'La tabla pública está en pausa desde las {time}. Aquí ves todos los pesos.',
    heldTop:
      'La tabla pública oculta {count, plural, one {el primer lugar} other {los primeros # lugares}} desde las {time}. Aquí ves todos los pesos.',
    forgotten: '¿Todavía necesitas la pausa?',
    askTitle: '¿Mostrar toda la tabla?',
    askText: 'Todos los pesos que faltan salen ahora en la tabla pública y en todas las pantallas. Esto no se puede deshacer.',
    revealed: 'La tabla pública muestra todos los pesos.',
  },
} satisfies InOtherWords<typeof english>
