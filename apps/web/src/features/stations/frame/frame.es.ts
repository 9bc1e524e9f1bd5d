import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './frame.en.ts'

export const texts = {
  eventCard: {
    boatsWeighed: '{weighed, number} de {entries, number} lanchas ya pesaron',
    boats: '{entries, plural, one {# lancha} other {# lanchas}}',
    scale: 'Báscula',
    bump: 'Conteo',
    log: 'Bitácora',
    board: 'Posiciones',
    checkIn: 'Check-in',
    launch: 'Salida',
    line: 'Fila',
    mc: 'Presentador',
    notOpenYet: 'Todavía no abre',
    openWeighInAgain: 'Reabrir el pesaje',
    start: 'Empezar',
    directorStarts: 'Puedes pesar cuando el director empiece el pesaje.',
  },
  lowBattery: {
    plugIn: 'Batería al {percent, number}%. Conecta este aparato. Lo que está guardado aquí está a salvo aunque se apague.',
  },
  stationClock: {
    clockIsOff:
      'El reloj de este aparato está mal por {minutes, plural, one {# minuto} other {# minutos}}. Las horas siguen el reloj del servidor. Hoy no cambies el reloj de este aparato.',
  },
  stationDoor: {
    resultsFinalStaysOnDevice: 'Los resultados son oficiales. Reábrelos y envía esto otra vez. Mientras tanto queda en este aparato.',
    noBagsTakenNow:
      'El pesaje no está abierto. Empieza el pesaje y luego cambia o envía esto otra vez. Mientras tanto queda en este aparato.',
    bump: 'Conteo',
    checkIn: 'Check-in',
    launch: 'Salida',
    line: 'Fila',
    paper: 'Papel',
    board: 'Posiciones',
    whichDay: '¿Qué día?',
    weighIn: 'Pesaje',
    station: 'Estación {station}',
    allEvents: 'todos los torneos',
    weighInNoun: 'el pesaje',
    bagsAreSafe: 'Las bolsas de este aparato están a salvo.',
    chooseDayFirst: 'Elige el día y luego cambia la bolsa.',
    weighInIsNotOpen: 'El pesaje no está abierto',
    startTournamentFirst: 'Primero empieza el torneo.',
    resultsAreFinal: 'Los resultados son oficiales.',
    openForSignUpsFirst: 'Estatus de este torneo: {status}. Primero abre sus inscripciones.',
    startWeighIn: 'Empezar el pesaje',
    whichDayIsWeighed: '¿Qué día se pesa?',
    day: 'Día {day, number} · {date}',
  },
  stationLetters: {
    thisDeviceIsStation: 'Este aparato es la estación',
    shownOnEveryWeight: 'Se muestra en cada peso guardado aquí.',
  },
  stationLogTools: {
    scaleStation: 'Báscula',
  },
  stationNotices: {
    tournamentIsClosed: 'Este torneo está cerrado. Todavía puedes poner pesos hasta que los resultados sean oficiales.',
    weighingAnotherDay: 'Se pesa el día {day, number} ({date}), que no es hoy. El reloj no marcará tarde a nadie.',
    sunlight: 'Sol',
    hardToReadOutHere: '¿No se lee bien con el sol?',
  },
  stationTools: {
    dayChooseAnotherDay: 'Día {day, number}. Elegir otro día',
    day: 'Día {day, number}',
    dayShort: 'D{day, number}',
    checkIn: 'Check-in',
    bumpStation: 'Mesa de conteo',
    scaleStation: 'Báscula',
    log: 'Bitácora',
    board: 'Posiciones',
    paper: 'Leer una hoja de papel',
  },
  useStartTournament: {
    startQuestion: '¿Empezar {tournament}?',
    setForDate: 'Está programado para el {date}, {when}.',
    goesBackToInProgress: 'Vuelve a En curso, y otra vez se pueden guardar pesos.',
    goesToInProgress: 'Pasa a En curso: se cierran las inscripciones y puedes guardar pesos.',
    startWeighIn: 'Empezar el pesaje',
  },
} satisfies InOtherWords<typeof english>
