import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './portal-frame.en.ts'

export const texts = {
  accountOf: '{initials}, cuenta de {name}',
  assistant: 'Asistente',
  weighOnly: 'Solo pesaje',
  type: { Angler: 'Pescador', Director: 'Director', 'System Admin': 'Administrador' },
  install: 'Instalar en este aparato',
  installNow: 'Instalar',
  installText: 'Instala {product} en este aparato: un toque en la rampa, aun sin señal.',
  byHand: {
    title: 'Pon {product} en tu pantalla de inicio',
    share: 'Toca el botón Compartir de Safari.',
    choose: 'Elige «Agregar a inicio».',
    add: 'Toca «Agregar». Se abre en pantalla completa y funciona sin señal.',
  },
  myData: 'Mi cuenta',
  logOut: 'Salir',
} satisfies InOtherWords<typeof english>
