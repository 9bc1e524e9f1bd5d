import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './settings.en.ts'

export const texts = {
  title: 'Ajustes',
  about: 'Cómo van tu check-in y tus básculas, y cómo te encuentran los pescadores.',
  noun: 'los ajustes',
  notAllowed: 'El director del circuito decide cómo van el check-in y las básculas.',
  more: {
    title: 'Más',
    you: 'Tú',
    youText: 'Nombre, imágenes, contraseña, aparatos y cómo se ve',
    cardFees: 'Comisiones de tarjeta',
    cardFeesText: 'Quién paga las comisiones: tus pescadores o tú',
    offline: 'Datos sin señal',
    offlineText: 'Lo que este aparato tiene para un día sin señal',
  },
} satisfies InOtherWords<typeof english>
