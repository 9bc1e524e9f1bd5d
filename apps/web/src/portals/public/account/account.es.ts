import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './account.en.ts'

export const texts = {
  login: {
    title: 'Entrar',
    goOn: 'Entra para seguir donde estabas.',
    attempting: 'Intentando entrar sin señal.',
    noNetwork: 'Sin señal',
    noOffline: 'En este aparato no hay datos para entrar sin señal. Entra otra vez cuando haya señal.',
    blasting: 'Arrancando',
    email: 'Correo electrónico',
    password: 'Contraseña',
    whose: '¿De quién es este aparato?',
    own: 'Es mío',
    ownText: 'Funciona sin señal, también después de salir.',
    borrowed: 'Prestado o compartido',
    borrowedText: 'No guarda nada tuyo después de salir.',
    remember: 'Recordarme',
    rememberText: 'Guarda tu correo en este aparato.',
    submit: 'Entrar',
  },
  here: {
    unsynced: '{count, plural, one {# cambio sin enviar} other {# cambios sin enviar}} de {name} en este aparato',
    locked:
      '{count, plural, one {# cambio sin enviar, guardado con llave en este aparato para quien lo hizo} other {# cambios sin enviar, guardados con llave en este aparato para quien los hizo}}',
    offline: 'En este aparato se puede entrar sin señal',
  },
  code: { label: 'Código', text: 'Ocho letras y números; está en el correo.' },
  newPassword: {
    label: 'Contraseña nueva',
    saved: 'Tu contraseña nueva está guardada.',
    save: 'Guardar contraseña nueva',
  },
  confirmEmail: {
    title: 'Confirma tu correo nuevo',
    text: 'Mandamos un código a tu correo nuevo. Hasta que lo escribas aquí, sigue valiendo el anterior.',
    email: 'Correo nuevo',
    confirm: 'Confirmar',
    done: 'Correo nuevo confirmado',
    doneText: 'Desde ahora entras con {email}.',
    told: 'Avisamos al correo anterior; desde ahí se puede deshacer durante 72 horas.',
    goOn: 'Seguir',
  },
  undoEmail: {
    done: 'Recuperaste tu correo',
    doneText:
      'Se cerró la sesión en todos los aparatos y la contraseña anterior ya no vale. Te mandamos un código: úsalo para elegir una contraseña nueva.',
    title: 'Recupera tu correo',
    text: 'Alguien cambió el correo de tu cuenta. Si no fuiste tú, recupéralo: vuelve a valer tu correo anterior, se cierra la sesión en todos los aparatos y eliges una contraseña nueva.',
    incomplete: 'El enlace no está completo. Abre el enlace entero del correo.',
    take: 'Recuperar mi correo',
    nothing: 'Si fuiste tú, no tienes que hacer nada.',
  },
  reset: {
    title: 'Ayuda con la cuenta',
    text: 'Si este aparato muestra otra cuenta, o algo se quedó trabado, empieza de nuevo.',
    done: 'Este aparato olvidó tu cuenta.',
    cleared:
      'Se borra de este aparato: quién entró, la sesión, la entrada sin señal y la copia de tus datos. En el servidor no cambia nada. Lo que falta por enviar se ofrece enviar primero; si no, queda guardado para cuando entres aquí otra vez.',
    rescue: 'Guarda primero un archivo de rescate',
    offline: 'No tienes señal: después nadie puede entrar aquí hasta que haya internet.',
    button: 'Reiniciar mi cuenta',
  },
  logout: {
    ask: '¿Salir?',
    signedInAs: 'Entraste como {name}.',
    button: 'Salir',
    stay: 'Quedarme',
    going: 'Saliendo',
    title: 'Ya saliste',
    signIn: 'Entrar',
    remove: 'Quitar mis datos de este aparato',
    kept: 'Los borradores y lo que falta por enviar se quedan en este aparato.',
    sentLater: 'Lo que falta por enviar sale cuando entres otra vez.',
    noRoom: 'En este aparato no hay espacio para guardar lo que falta por enviar. Sigue aquí: libera espacio y carga otra vez esta página.',
    gone: 'En este aparato no queda nada tuyo.',
    sealed:
      '{count, plural, one {# cambio sin enviar espera} other {# cambios sin enviar esperan}} aquí con llave; solo tu propia entrada en este aparato lo abre.',
    removed: 'Tus datos ya no están en este aparato.',
    parked:
      '{count, plural, one {# cambio sin enviar queda guardado} other {# cambios sin enviar quedan guardados}} en este aparato para cuando entres aquí otra vez.',
  },
  remove: {
    title: '¿Quitar tus datos de este aparato?',
    text: 'Tus torneos, inscripciones y pescadores salen de este aparato, y ya no podrás entrar aquí sin internet. En el servidor no cambia nada.',
    waits: '{count, plural, one {El cambio sin enviar espera} other {Los # cambios sin enviar esperan}} aquí para cuando entres otra vez.',
    confirm: 'Quitar mis datos',
  },
  myData: {
    erased: 'Tu cuenta está borrada',
    erasedText: 'Tus datos tampoco están ya en este aparato.',
    home: 'Inicio',
    title: 'Mis datos',
    first: 'Entra primero.',
    text: 'Todo lo que guardamos de ti, en archivos para una hoja de cálculo.',
    back: 'Volver',
  },
} satisfies InOtherWords<typeof english>
