import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './payout-structures.en.ts'

export const texts = {
  payoutTableSheet: {
    newPayoutTable: 'Nueva tabla de premios',
    systemTable: 'Tabla del sistema: puedes usarla, pero no cambiarla.',
  },
  placementRows: {
    tables: 'Tablas',
    tablesHelp: 'Una por cada número de lugares pagados. Abre una para cambiar sus porcentajes.',
    places: '{count, plural, one {1 lugar} other {# lugares}}',
    removeTable: 'Quitar la tabla de {count, plural, one {1 lugar} other {# lugares}}',
    eachPlaceGets: 'Cada lugar recibe',
    addTable: 'Agregar tabla',
    sharesAddUp: '{shares}%, suma {sum, number}%',
  },
} satisfies InOtherWords<typeof english>
