import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './payout-tables.en.ts'

export const texts = {
  payoutTables: {
    empty: 'Vacía',
    system: 'Del sistema',
    yours: 'Tuya',
    fromToPlaces: 'De {fewest, number} a {most, number} lugares',
    forPlaces: 'Lugares',
    owner: 'De quién',
    isDeleted: 'Se borró {name}.',
    whatDeletingDoes: 'Los torneos que la usan pasan a la tabla general de 40 lugares.',
    confirmDelete: '¿Borrar {name}?',
    deletePayoutTable: 'Borrar tabla de premios',
    payoutTables: 'Tablas de premios',
    about: 'Lo que recibe cada lugar, según cuántos lugares se pagan. Sin una tabla propia se usa la general de 40 lugares.',
    newTable: 'Nueva tabla',
    payoutTablesNoun: 'las tablas de premios',
    delete: 'Borrar',
    firstUse: 'La tabla general paga hasta 40 lugares. Crea la tuya para repartir el pozo de otra manera.',
  },
} satisfies InOtherWords<typeof english>
