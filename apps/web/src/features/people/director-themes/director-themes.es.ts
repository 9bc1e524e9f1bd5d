import type { InOtherWords } from '@ramplight/ui/language/texts'
import type { texts as english } from './director-themes.en.ts'

export const texts = {
  form: 'Tema de la tabla',
  look: 'Tema de la tabla',
  lookText:
    'Para la tabla en vivo en teléfonos y TV, y para las tablas dentro de otras páginas. Una tabla ya abierta lo muestra cuando se abre otra vez.',
  gradient: {
    blue: 'Azul',
    green: 'Verde',
    red: 'Rojo',
    'cotton candy': 'Algodón de azúcar',
  },
  pictureText: 'Se muestra en lugar del degradado, que se ve hasta que la imagen carga.',
  save: 'Guardar tema',
  saved: 'Tema guardado. Tus tablas ya lo usan.',
  needsInternet: 'Guardar un tema y agregar imágenes necesita internet. Lo que elegiste queda aquí hasta entonces.',
  ownLook: 'Tus tablas usan el aspecto normal. Elige un degradado o una imagen para cambiarlo.',
  reset: 'Quitar tema',
  resetAsk: '¿Quitar el tema de todas tus tablas?',
  resetText: 'Se borran los degradados y las imágenes del tema.',
  resetYes: 'Quitar tema',
  resetDone: 'Tema quitado.',
  nothing: 'nada',
  picture: 'una imagen',
  contrast:
    'Se lee bien: el contraste del texto de arriba es de al menos {light, number}:1 de día y {dark, number}:1 en la oscuridad y en TV. Se requiere {least, number}:1.',
  contrastPicture:
    'Se lee bien: una capa oscura cubre la imagen, así que el contraste del texto es de al menos {light, number}:1 con cualquier imagen. Se requiere {least, number}:1.',
  sunlight: 'Los modos de sol, noche y alto contraste conservan su propio aspecto.',
  preview: {
    title: 'Vista previa',
    tv: 'TV',
    day: 'Teléfono de día',
    dark: 'Teléfono en la oscuridad',
    event: 'Lake Fork Open',
    place: 'Lake Fork, Quitman TX',
    live: 'En vivo',
    clock: '3:12 PM',
  },
} satisfies InOtherWords<typeof english>
