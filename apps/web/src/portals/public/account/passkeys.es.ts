import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './passkeys.en.ts'

export const texts = {
  title: 'Llaves de acceso',
  noun: 'llaves de acceso',
  text: 'Entra con la huella, la cara o el PIN de tu aparato, sin contraseña. Una llave de acceso cuenta como los dos pasos.',
  needsInternet: 'Necesita internet.',
  notHere: 'Este navegador, o esta dirección, no acepta llaves de acceso. Necesitan https.',
  none: 'Todavía no tienes ninguna.',
  add: 'Agregar una llave de acceso',
  name: 'Nombre',
  nameExample: 'Mi teléfono',
  save: 'Guardar',
  cancel: 'Cancelar',
  rename: 'Cambiar el nombre',
  remove: 'Quitar',
  removeAsk: '¿Quitar {name}?',
  removeText: 'Ya no abre tu cuenta. Quítala también de tu aparato.',
  added: 'La llave de acceso está lista.',
  removed: 'La llave de acceso se quitó.',
  since: 'Desde el {day}',
  used: 'usada {when}',
  neverUsed: 'sin usar',
  nameNeeded: 'Ponle un nombre',
  signIn: 'Entrar con una llave de acceso',
  stopped: 'No se hizo nada. Prueba otra vez, o entra con tu contraseña.',
  known: 'Este aparato ya tiene una llave de acceso para esta cuenta.',
} satisfies InOtherWords<typeof english>
