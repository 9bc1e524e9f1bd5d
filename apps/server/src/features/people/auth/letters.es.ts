import { brand } from '@ramplight/domain/kernel/brand'
import type { texts as english } from './letters.en.ts'

export const texts: typeof english = {
  verification: { subject: 'Tu código de verificación', text: (code) => `Tu código de verificación es ${code}.` },
  reset: { subject: 'Tu contraseña temporal', text: (code) => `Tu contraseña temporal es ${code}.` },
  email: { subject: 'Confirma tu nuevo correo' },
  sms: (code) => `Tu código de ${brand.name} es ${code}.`,
  end: (minutes) => `Sirve una sola vez, durante ${minutes} minutos. Si no lo pediste, nada cambió y no tienes que hacer nada.`,
}
