import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './anglers.en.ts'

export const texts = {
  anglerPicker: {
    captain: 'Capitán',
    anglersOfBoat: '{most, plural, one {Pescador} other {Pescadores, hasta #}}',
    anglers: 'Pescadores',
    makeCaptain: 'Hacer capitán a {angler}',
    remove: 'Quitar a {angler}',
    nameOrPhone: 'Nombre o teléfono',
    nobodyByThatName: 'Todavía no hay ningún pescador llamado “{name}”.',
    nobodyIsChosen: '“{name}” todavía no está en la lancha. Elige un pescador o borra este campo.',
    notChosenYet: '“{name}” no coincide con nadie. Elige un pescador o borra este campo.',
    addNewAngler: 'Agregar al pescador nuevo “{name}”',
  },
  newAngler: {
    newAngler: 'Pescador nuevo',
    optional: 'Opcional',
    needsAddress: 'Teléfono o correo obligatorio',
    cancel: 'Cancelar',
    addAngler: 'Agregar pescador',
    notAddedYet: 'Falta agregar a {name}. Agrega a este pescador o cancela.',
    addOrCancelFirst: '{name} todavía no está en la lancha. Agrega a este pescador o cancela.',
  },
} satisfies InOtherWords<typeof english>
