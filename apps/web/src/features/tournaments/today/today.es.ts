import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './today.en.ts'

export const texts = {
  attentionList: {
    needsAttention: 'Por atender',
    nothingToDo: 'Ahora no tienes nada pendiente.',
    more: 'Mostrar {count, number} más',
  },
  attention: {
    finalize: 'Finalizar',
    collect: 'Cobrar',
    open: 'Abrir',
    boats: '{count, plural, one {# lancha} other {# lanchas}}',
    notWeighed: '{boats} sin pesar',
    weighIn: 'Pesar',
    weighInIsStillOpen: 'El pesaje sigue abierto',
    closeIt: 'Cerrar el pesaje',
    resultsAreNotFinal: 'Los resultados no son oficiales',
    notPaid: '{boats} sin pagar',
    neverStarted: 'El día ya pasó, pero el torneo nunca empezó',
  },
  cards: {
    restricted: 'Los pagos con tarjeta están en pausa',
    needs: 'Stripe necesita: {needs}',
    checking: 'Stripe está revisando lo que enviaste',
    answer: 'Responder',
    disputed: '{amount} en disputa: envía pruebas a más tardar el {day}',
    decides: '{amount} en disputa: el banco está decidiendo',
    look: 'Ver',
  },
  payouts: {
    owedBack: '{amount} pagados de más en premios',
    settle: 'Liquidar',
    toPay: 'Faltan {amount} de premios por pagar',
    pay: 'Pagar',
  },
  withdrawals: {
    asked: '{boat} pidió retirarse',
    look: 'Ver',
  },
  messages: {
    where: 'Mensajes',
    unread: '{count, plural, one {# pregunta o respuesta nueva} other {# preguntas o respuestas nuevas}}',
    read: 'Leer',
  },
  eventCard: {
    boats: 'Lanchas',
    weighed: 'Pesadas',
    weighIn: 'Pesaje',
    openCommandCentre: 'Abrir el torneo',
    entries: 'Inscripciones',
    leaderboard: 'Tabla',
  },
  quickCreateBox: {
    newTournament: 'Nuevo torneo',
    help: 'Solo la rampa, la fecha y el nombre. Lo demás viene del circuito.',
    tour: 'Circuito',
    tourOfTheLastOne: 'El circuito de la última vez',
  },
  today: {
    comingUp: 'Próximos',
    nothingAhead: 'Nada en los próximos {days, number} días.',
    recent: 'Recientes',
    nothingRecent: 'Nada en los últimos {days, number} días.',
  },
} satisfies InOtherWords<typeof english>
