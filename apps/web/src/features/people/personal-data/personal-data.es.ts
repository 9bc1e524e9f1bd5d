import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './personal-data.en.ts'

export const texts = {
  personalDataSection: {
    downloadMyData: 'Descargar mis datos',
    eraseMyAccount: 'Borrar mi cuenta',
    yourAccountMessages:
      'Tu cuenta, mensajes, fotos y datos de contacto se borran para siempre. Las bolsas y el dinero de torneos pasados quedan, sin tu nombre. Las exenciones que aceptaste quedan con tu nombre como prueba para quien organizó el torneo.',
    alsoTakeMyName: 'Quitar también mi nombre de los resultados oficiales (ahí dirá "Angler")',
    downloadTheirData: 'Descargar sus datos',
    eraseThisPerson: 'Borrar a esta persona',
    onlyWhen:
      'Solo si la persona lo pidió. Su cuenta, mensajes, fotos y datos de contacto se borran para siempre. Las bolsas y el dinero de torneos pasados quedan, sin su nombre. Las exenciones que aceptó quedan con su nombre como prueba para quien organizó el torneo.',
    alsoTakeTheName: 'Quitar también el nombre de los resultados oficiales (ahí dirá "Angler")',
    cannotBeUndone: '{lead} No se puede deshacer.',
    typeToConfirm: 'Escribe {eraseWord} para confirmar',
  },
} satisfies InOtherWords<typeof english>
