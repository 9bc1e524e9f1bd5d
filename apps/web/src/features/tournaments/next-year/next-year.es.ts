import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './next-year.en.ts'

export const texts = {
  copyTournament: {
    title: 'Copiar torneo',
    tournamentNoun: 'el torneo',
    date: 'Fecha',
    dates: 'Fechas',
    lastTime: 'La última vez: {dates}',
    enterName: 'Escribe un nombre.',
    chooseDate: 'Elige una fecha.',
    status: 'Estatus',
    draft: 'Borrador',
    scheduled: 'Programado',
    open: 'Inscripciones abiertas',
    inSeason: 'Temporada: {season}',
    noSeason: 'Ninguna temporada tiene esta fecha. Elige una después en los ajustes.',
    whatIsCopied:
      'Se copia: rampa, horas, cuotas, pozos, premios, puntuación, categorías, grupos de salida, reglas, exención, reembolsos, notas.',
    whatIsNot: 'No se copia: lanchas, dinero, pesos, resultados, cupones, rifas, calcutta, mensajes. Invita otra vez a los codirectores.',
    carriedIn: 'No se copia: {amount} que pasaron de un torneo anterior a los pozos.',
    oneDayTimes: 'No se copia: las horas cambiadas del {date}.',
    cancel: 'Cancelar',
    copy: 'Copiar torneo',
    created: 'Torneo creado: {name}.',
  },
  copySeason: {
    title: 'Copiar al próximo año',
    tournamentsNoun: 'los torneos',
    endsBeforeItStarts: 'Elige una fecha final después de la de inicio.',
    chooseDates: 'Elige las dos fechas.',
    tournaments: 'Torneos para copiar',
    noTournaments: 'Esta temporada no tiene torneos. Solo se copia la temporada.',
    whatIsCopied: 'Se copia: reglas, reglas de puntos, cuota de membresía, división. Los torneos empiezan como borradores con sus ajustes.',
    whatIsNot: 'No se copia: miembros, equipos, posiciones, lanchas, dinero, resultados. Invita otra vez a los codirectores.',
    carriedIn: 'No se copia: {amount} que pasaron de torneos anteriores a los pozos.',
    cancel: 'Cancelar',
    copy: '{count, plural, =0 {Copiar temporada} one {Copiar temporada y # torneo} other {Copiar temporada y # torneos}}',
    created:
      '{count, plural, =0 {Temporada creada: {name}.} one {Temporada creada con # torneo: {name}.} other {Temporada creada con # torneos: {name}.}}',
    notAll: 'Ya se copió la temporada y {done, number} de {total, number} torneos. Copia otra vez para terminar.',
    soFar: 'Torneos copiados: {done, number} de {total, number}…',
    nothing: 'No se copió nada.',
  },
} satisfies InOtherWords<typeof english>
