import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tournament.en.ts'

export const texts = {
  history: {
    historyNoun: 'el historial',
  },
  tournamentFrame: {
    overview: 'Resumen',
    entries: 'Inscripciones',
    boats: 'Lanchas',
    results: 'Resultados',
    money: 'Dinero',
    raffles: 'Rifas',
    calcutta: 'Calcutta',
    documents: 'Documentos',
    messages: 'Mensajes',
    setup: 'Ajustes',
    history: 'Historial',
    tournamentNoun: 'el torneo',
    loadingTournament: 'Cargando el torneo',
    tournaments: 'Torneos',
    tabs: 'Torneo',
    copyTournament: 'Copiar torneo',
    readOnlyButRuns:
      'Solo el director y los codirectores pueden cambiar este torneo. Tú sí puedes manejar las inscripciones, las lanchas y el pesaje.',
    readOnly: 'Solo el director y los codirectores pueden cambiar este torneo.',
  },
} satisfies InOtherWords<typeof english>
