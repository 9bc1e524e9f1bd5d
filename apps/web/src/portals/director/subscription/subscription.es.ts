import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './subscription.en.ts'

export const texts = {
  subscription: {
    title: 'Comisiones de la plataforma',
    about: '$2 por pescador y torneo. Quien paga en línea ya la pagó; por los demás se cobra a tu tarjeta el último día del mes.',
    noun: 'las cuotas',
    level: 'Tu plan',
    levelNoun: 'tu plan',
    needsInternet: 'Necesita internet',
    back: 'Volver a donde estabas',
    isOnTheServer: 'Tus facturas están en el servidor. No las necesitas para llevar un torneo.',
  },
} satisfies InOtherWords<typeof english>
