import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './auth.en.ts'

export const texts = {
  rules: {
    length: 'De 8 a 128 caracteres',
    lower: 'Una letra minúscula',
    upper: 'Una letra mayúscula',
    sign: 'Uno de estos: @ # $ % ^ & + = ? ! *',
  },
  failed: 'No funcionó. Inténtalo otra vez.',
  wrong: 'El correo o la contraseña no es correcto.',
  waitSeconds: 'Demasiadas contraseñas equivocadas. Inténtalo en {seconds, number} segundos.',
  waitMinutes: 'Demasiadas contraseñas equivocadas. Inténtalo en {minutes, number} min.',
  tooMany: 'Demasiados intentos. Inténtalo en {minutes} minutos o cambia tu contraseña.',
  inactive: 'Esta cuenta no está activa. Habla con tu director.',
  unproved: 'Primero confirma este correo: pide una contraseña nueva y ponla con el código que te mandamos.',
  codeWrong: 'El correo o el código no es correcto.',
} satisfies InOtherWords<typeof english>
