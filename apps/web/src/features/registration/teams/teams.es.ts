import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './teams.en.ts'

export const texts = {
  teamList: {
    needsInternet: 'Necesita internet',
    noun: 'los equipos',
    teams: 'Equipos',
    team: 'Equipo',
    search: 'Equipo, pescador o club',
    edit: 'Editar',
    delete: 'Borrar',
    isDeleted: 'Equipo borrado. Sus resultados se quedan.',
    undo: 'Deshacer',
    firstUse: 'Pescadores que pescan juntos, con su capitán y sus suplentes.',
    add: 'Agregar equipo',
    exportName: 'equipos',
  },
  teamSheet: {
    add: 'Agregar equipo',
    save: 'Guardar',
    nobody: 'Elige al menos un pescador.',
    alias: 'Apodo del equipo.',
    boatCaptain: 'Capitán de lancha',
  },
} satisfies InOtherWords<typeof english>
