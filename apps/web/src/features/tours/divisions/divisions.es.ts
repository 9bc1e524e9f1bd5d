import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './divisions.en.ts'

export const texts = {
  divisionList: {
    needsInternet: 'Necesita internet',
    noun: 'las divisiones',
    divisions: 'Divisiones',
    seasons: 'Temporadas',
    tournaments: 'Torneos',
    edit: 'Editar',
    publicPage: 'Abrir su página pública',
    delete: 'Borrar',
    deleteDivision: 'Borrar división',
    confirmDelete: '¿Borrar {name}?',
    whatIsDeleted: 'No se puede borrar una división con temporadas o torneos. Primero pásalos a otra.',
    isDeleted: 'Se borró {name}.',
    firstUse: 'Una división es una parte de un circuito con sus propias temporadas, como Norte y Sur.',
    add: 'Agregar división',
  },
  staff: {
    title: 'Personal',
    noun: 'el personal',
    note: 'El personal de una división lo es de todo {tour}.',
    none: 'Todavía no hay personal aquí.',
    add: 'Agregar a alguien de tu personal',
    choose: 'Elige a alguien del personal',
    needsInternet: 'Necesita internet.',
    invite: 'Invitar a alguien nuevo a tu personal',
    added: 'Se agregó a {name} a {tour}.',
    remove: 'Quitar',
    removeOne: 'Quitar a {name}',
    removeAsk: '¿Quitar a {name} de {tour}?',
    removeText: 'Pierde el acceso. Su trabajo queda, y sigue en tu personal.',
    removed: 'Se quitó a {name} de {tour}.',
  },
  divisionSheet: {
    add: 'Agregar división',
    save: 'Guardar',
    example: 'División Norte',
  },
} satisfies InOtherWords<typeof english>
