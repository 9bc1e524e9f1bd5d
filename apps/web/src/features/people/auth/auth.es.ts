import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './auth.en.ts'

export const texts = {
  rules: {
    length: 'De 8 a 128 caracteres',
    lower: 'Una letra minúscula',
    upper: 'Una letra mayúscula',
    sign: 'Uno de estos: @ # $ % ^ & + = ? ! *',
  },
  passwordRequired: 'Falta la contraseña',
  passwordLength: 'Usa de 8 a 128 caracteres.',
  passwordRules: 'Tu contraseña debe cumplir todo lo de la lista.',
  emailEmpty: 'Escribe un correo válido.',
  emailInvalid: 'Ese correo no es válido',
  wrong: 'El correo o la contraseña no es correcto.',
  waitSeconds: 'Demasiadas contraseñas equivocadas. Inténtalo en {seconds, number} segundos.',
  waitMinutes: 'Demasiadas contraseñas equivocadas. Inténtalo en {minutes, number} min.',
} satisfies InOtherWords<typeof english>
