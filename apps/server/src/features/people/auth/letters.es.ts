import { brand } from '@ramplight/domain/kernel/brand'
import type { texts as english } from './letters.en.ts'

export const texts: typeof english = {
  verification: { subject: 'Tu código de verificación', text: (code) => `Tu código de verificación es ${code}.` },
  reset: { subject: 'Tu contraseña temporal', text: (code) => `Tu contraseña temporal es ${code}.` },
  email: { subject: 'Confirma tu nuevo correo' },
  sms: (code) => `Tu código de ${brand.name} es ${code}.`,
  end: (minutes) => `Sirve una sola vez, durante ${minutes} minutos. Si no lo pediste, nada cambió y no tienes que hacer nada.`,
  emailChanged: {
    subject: 'Tu correo cambió',
    text: (hours) =>
      `El correo de tu cuenta es otro desde ahora, y con esta dirección ya no se entra. Si no fuiste tú, abre esto en las próximas ${hours} horas: el correo vuelve a ser este, y se cierran todas las sesiones.`,
  },
  factorOn: {
    subject: 'Verificación en dos pasos activada',
    text: 'Desde ahora tu cuenta pide un código de tu aplicación de autenticación al entrar. Si no fuiste tú, escríbenos en Contacto: podemos quitarlo. Pon también una contraseña nueva con “¿Olvidaste tu contraseña?”; eso funciona sin la aplicación.',
  },
  factorOff: {
    subject: 'Verificación en dos pasos desactivada',
    text: 'Tu cuenta ya no pide un código de una aplicación de autenticación al entrar. Si no fuiste tú, pon una contraseña nueva y mira en tu cuenta dónde está abierta tu sesión.',
  },
  staff: {
    subject: 'Invitación al personal de un torneo',
    tours: (count) => `${count} circuitos`,
    text: (from, what) => `${from} te invitó a ayudar con ${what} en ${brand.name}. Acepta o rechaza aquí:`,
  },
  coDirector: {
    subject: 'Invitación para codirigir un torneo',
    text: (from, what) => `${from} te invitó a codirigir ${what} en ${brand.name}. Acepta o rechaza aquí:`,
  },
  passkey: {
    subject: 'Llave de acceso agregada',
    text: 'Se agregó una llave de acceso a tu cuenta: con ese aparato se entra sin tu contraseña. Si no fuiste tú, quítala en “Mi cuenta” y pon una contraseña nueva.',
  },
}
