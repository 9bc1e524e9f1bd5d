import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as en } from './shown-calcutta.en.ts'

export const texts: InOtherWords<typeof en> = {
  title: 'Calcutta',
  pool: 'Pozo {pool}: {places}% para los primeros lugares.',
  open: 'La subasta está abierta.',
  boat: 'Lancha',
  lot: 'Lote',
  field: 'El resto: {boats, plural, one {1 lancha} other {# lanchas}}',
  price: 'Se vendió en {price}',
  mine: 'La compraste tú',
  won: '{place}: ganó {buyer}',
  none: 'Todavía no se ha vendido ninguna lancha.',
}
