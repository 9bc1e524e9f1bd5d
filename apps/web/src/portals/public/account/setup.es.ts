import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './setup.en.ts'

export const texts = {
  setup: {
    alreadySetUp: 'Ya está configurado',
    alreadySetUpText: 'Este sistema ya tiene un administrador. Entra con tu cuenta.',
    logIn: 'Entrar',
    welcome: 'Bienvenido a {name}',
    welcomeText: 'Este sistema es nuevo. Crea la cuenta que lo administra; después agrega a los directores.',
    setupCode: 'Código de configuración',
    setupCodeHelp: 'Está en la terminal donde se arrancó este servidor.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo',
    password: 'Contraseña',
    createAdministrator: 'Crear administrador',
  },
} satisfies InOtherWords<typeof english>
