import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './tournaments.en.ts'

export const texts = {
  status: {
    Draft: 'Borrador',
    Scheduled: 'Programado',
    Open: 'Abierto',
    'In Progress': 'En curso',
    Closed: 'Cerrado',
    Completed: 'Terminado',
  },
  setStatus: {
    whatItMeans:
      'Borrador: el público no lo ve. Programado: sí lo ve. Abierto: los pescadores pueden inscribirse. Los torneos que ya empezaron no cambian.',
    title: '{count, plural, one {Cambiar el estatus de {name}} other {Cambiar el estatus de # torneos}}',
    someAreNot: '{count, plural, one {# de {total, number} no pasó} other {# de {total, number} no pasaron}} a {status}. {name}: {reason}',
    areNow: '{count, plural, one {{name} pasó} other {# torneos pasaron}} a {status}.',
    allAreAlready: 'Ya todos están en {status}.',
    isAlready: 'Ya está en {status}.',
    someStay: '{count, plural, one {# de {total, number} no cambió.} other {# de {total, number} no cambiaron.}} {name}: {reason}',
  },
  tournamentTable: {
    tournament: 'Torneo',
    date: 'Fecha',
    place: 'Dónde',
    entries: 'Inscripciones',
    weighed: 'Pesadas',
    fee: 'Cuota',
    ramp: 'Rampa',
    all: 'Todos',
    notCompleted: 'Sin terminar',
    drafts: 'Borradores',
    tournaments: 'Torneos',
    setStatus: 'Cambiar estatus',
    search: 'Buscar nombre, lago, circuito',
    firstUse: 'Crea tu primer torneo en menos de un minuto',
    newTournament: 'Nuevo torneo',
  },
} satisfies InOtherWords<typeof english>
