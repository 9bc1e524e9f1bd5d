import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './own-pots.en.ts'

export const texts = {
  change: 'Cambiar pozos',
  pot: '{name}, {fee}',
  bigFishPot: 'Pez mayor',
  sidePot: 'Pozo adicional',
  save: 'Guardar pozos',
  asItWas: 'No cambiar',
  until: 'Puedes cambiarlos hasta que salga la primera lancha. Lo que agregues se paga con tarjeta o en la rampa.',
  saved: 'Pozos actualizados.',
} satisfies InOtherWords<typeof english>
