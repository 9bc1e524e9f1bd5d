import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './entries.en.ts'

export const texts = {
  tabs: {
    label: 'Quién va',
    entries: 'Inscripciones',
    preRegistered: 'Preinscritos',
    interested: 'Les interesa / Van',
  },
  entries: {
    entries: 'Inscripciones',
    notLoaded: 'No se pudieron cargar las inscripciones.',
    search: 'Lancha o nombre',
    exportName: 'inscripciones {tournament}',
    all: 'Todas',
    unpaid: 'Sin pagar',
    overpaid: 'Pagaron de más',
    withdrawing: 'Pidieron retirarse',
    noPartner: 'Sin compañero',
    notCheckedIn: 'Sin check-in',
    disqualified: 'Descalificadas',
    flight: 'Grupo de salida',
    checkIn: 'Check-in<hidden> de {boat}</hidden>',
    markPaid: 'Marcar como pagado',
    undoCheckIn: 'Deshacer check-in',
    open: 'Abrir',
    delete: 'Borrar',
    pasteAList: 'Pegar una lista',
    addEntry: 'Agregar inscripción',
    nobodyHasEnteredYet: 'Todavía no hay inscripciones',
    firstUse: 'Agrega la primera inscripción a mano o pega la lista que ya tienes.',
    deleteEntry: 'Borrar inscripción',
  },
} satisfies InOtherWords<typeof english>
