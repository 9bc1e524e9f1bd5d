import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './lock.en.ts'

export const texts = {
  lock: {
    now: 'Bloquear esta estación',
    title: 'Esta estación está bloqueada',
    nothingIsLost: 'No se perdió nada. Lo que se escribió sigue ahí.',
    pin: 'PIN de la estación',
    forgotten: 'El director puede poner un PIN nuevo en Ajustes.',
    logOut: 'Salir',
  },
} satisfies InOtherWords<typeof english>
