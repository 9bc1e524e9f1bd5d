import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './director-settings.en.ts'

export const texts = {
  form: 'Ajustes',
  needsInternet: 'Cambiar esto necesita internet. Se muestra según la última sincronización de este aparato.',
  times: {
    title: '¿Cuándo es el check-in?',
    about: 'La primera mañana siempre está activada. Vale para todos tus torneos.',
    does: {
      preTournamentMeeting: 'La estación de check-in tiene una lista para la junta. En la mañana marca las lanchas que no estuvieron.',
      dailyTournamentDay:
        'Las lanchas hacen check-in cada día. Desactivado: desde el día 2, se cuenta que cada lancha que pescó está en el lago.',
      dailyWeighInCheckIn:
        'Un toque en el muelle marca que la lancha regresó y qué tan tarde. Desactivado: la lancha regresó cuando pasa por la mesa de conteo o se pesa.',
    },
  },
  scale: {
    title: 'En la báscula',
    about: 'Para estaciones con una báscula conectada.',
    seconds: 's',
    does: 'Después de guardar una bolsa, la báscula no se lee durante estos segundos, mientras la quitas. Con 0 se lee otra vez de inmediato.',
  },
  pin: {
    title: 'PIN de la estación',
    about: 'Para tabletas compartidas.',
    label: 'PIN del director',
    whoKnows: 'Pídeselo a tu director.',
    wrong: 'Ese no es el PIN. Inténtalo otra vez.',
    wait: 'Demasiados intentos. Espera {seconds, plural, one {# segundo} other {# segundos}}.',
    isSet: 'Hay un PIN. No se puede ver, solo cambiar.',
    isNot: 'No hay PIN: las estaciones no se bloquean, y quien esté en una puede corregir o anular pesos.',
    isGone: 'El PIN se quita cuando guardes.',
    does: 'Cuatro dígitos. Las estaciones lo piden antes de aceptar una bolsa que llega demasiado tarde y antes de corregir o anular un peso guardado.',
    newPin: 'PIN nuevo',
    setOne: 'Poner PIN',
    change: 'Cambiar PIN',
    takeAway: 'Quitar PIN',
    keep: 'Dejar el PIN de ahora',
    lock: 'Bloquear estaciones sin uso',
    lockDoes:
      'Después de 3 minutos sin uso, la estación pide el PIN. Lo que se escribió sigue ahí. Desactivado: el PIN solo se pide para correcciones.',
    notComplete: 'Un PIN tiene exactamente 4 dígitos.',
  },
  reach: {
    title: 'Cómo te contactan los pescadores',
    about:
      'Tu nombre y “Preguntar al director” están en la página pública de cada uno de tus torneos y circuitos. Las preguntas llegan a tus mensajes y a tu correo.',
    none: { showEmail: 'Tu cuenta no tiene correo.', showPhone: 'Tu cuenta no tiene teléfono.' },
    change: 'Cambiar tu correo o teléfono',
  },
} satisfies InOtherWords<typeof english>
