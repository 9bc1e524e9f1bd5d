import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './species.en.ts'

export const texts = {
  water: {
    Freshwater: 'Agua dulce',
    Saltwater: 'Agua salada',
    Both: 'Las dos',
  },
  speciesList: {
    noun: 'especies',
    yours: 'Tuya',
    owner: 'Origen',
    system: 'Sistema',
    isDeleted: 'Especie borrada: {name}.',
    tournamentsKeepTheName: 'Los torneos que la usan conservan el nombre.',
    confirmDelete: '¿Borrar {name}?',
    deleteSpecies: 'Borrar especie',
    edit: 'Editar',
    delete: 'Borrar',
    species: 'Especies',
    water: 'Agua',
    firstUse: 'Todavía no hay especies. Agrega las que cuentas por separado.',
    addSpecies: 'Agregar especie',
  },
  speciesSheet: {
    addSystemSpecies: 'Agregar especie del sistema',
    addSpecies: 'Agregar especie',
    save: 'Guardar',
  },
} satisfies InOtherWords<typeof english>
