import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './late.en.ts'

export const texts = {
  lateLine: {
    source: {
      bump: 'contado por el juez de la mesa de conteo',
      clock: 'según el reloj',
      unproven: 'según un reloj que se cambió: a tiempo hasta que alguien ponga los minutos',
      hand: 'puesto a mano',
    },
    onTime: 'A tiempo',
    minLate: '{minutes, number} min tarde',
    minPastByClock: '{minutes, number} min tarde según el reloj',
    adjust: 'Ajustar',
  },
  lateQuestion: {
    inLineOnTimeQuestion: '¿Estaba esta lancha en fila a tiempo?',
    wasDueAt: 'Tenía que regresar a las {time}.',
    byClockMinPast:
      'Según el reloj, llegó {minutes, plural, one {# minuto} other {# minutos}} tarde. Tu respuesta vale para todas las lanchas en fila; aún puedes cambiar una lancha a mano.',
    noCountMinutes: 'No, contar los minutos',
    inLineOnTime: 'En fila a tiempo',
  },
  lateSheet: {
    minutesLate: 'Minutos tarde',
    byClockMinPast: 'Según el reloj, llegó {minutes, plural, one {# minuto} other {# minutos}} tarde.',
    byClockInTime: 'Según el reloj, llegó a tiempo.',
    dueAt: 'Regreso: {time} {timezone}. {lateness}',
    noDueTime: 'Esta lancha no tiene hora de regreso.',
    done: 'Listo',
    boatsAreWaiting: 'Hay lanchas esperando en fila',
    clockMarksNobodyLate: 'El reloj no marcará tarde a nadie por el resto de hoy. Si se necesita, pon los minutos a mano.',
  },
  minutesLate: {
    minutesLate: 'Minutos tarde',
    oneMinuteLess: 'Un minuto menos',
    oneMinuteMore: 'Un minuto más',
    onTime: 'A tiempo',
    minutesByClock: '{minutes, number} según el reloj',
  },
  tooLateCard: {
    whyItDoesNotCount: 'Motivo para ignorar la hora de llegada',
    shownInLog: 'Se muestra en la bitácora con tu nombre.',
    cancel: 'Cancelar',
    countWeight: 'Contar el peso',
    override: 'Ignorar',
    accept: 'Aceptar',
  },
} satisfies InOtherWords<typeof english>
