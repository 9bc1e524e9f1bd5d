import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './platform.en.ts'

export const texts = {
  doToMany: {
    notSent: 'Se perdió la conexión antes de enviar esto.',
    notKnown: 'No llegó respuesta para {names}. Puede que ya esté hecho: mira la lista antes de intentarlo otra vez.',
  },
  notFound: { notFound: 'No existe', thereIsNothing: 'En esta dirección no hay nada.', goToTheStart: 'Ir al inicio' },
  listFailed: {
    theCould: 'No se pudo cargar: {what}.',
    youAreOffline: 'No tienes señal, y esto todavía no está en este aparato: {what}.',
  },
  proveAgain: {
    typeYourPasswordOnce: 'Escribe tu contraseña otra vez',
    youAreChangingHow:
      'Estás cambiando cómo entra alguien, qué puede hacer o a dónde va el dinero. Tu contraseña demuestra que eres tú. Antes de eso no se guarda nada.',
    yourPassword: 'Tu contraseña',
    cancel: 'Cancelar',
    continue: 'Continuar',
  },
  whyNoRows: {
    youAreOffline: 'No tienes señal, y esto todavía no está en este aparato: {what}.',
    theCould: 'No se pudo cargar: {what}.',
  },
} satisfies InOtherWords<typeof english>
