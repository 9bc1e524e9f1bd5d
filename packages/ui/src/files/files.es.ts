import type { InOtherWords } from '../language/texts.ts'
import type { texts as en } from './files.en.ts'

export const texts = {
  choose: 'Elegir una imagen',
  chooseOther: 'Elegir otra',
  remove: 'Quitar',
  kinds: 'JPEG, PNG, GIF o WebP, de menos de 100 MB.',
  tooLargeTitle: 'Imagen demasiado grande',
  tooLarge: 'La imagen es demasiado grande. Comprímela o elige otra.',
  errorTitle: 'Error al subir',
  notPicture: 'Esta imagen no se puede mostrar aquí. Elige un JPEG, PNG, GIF o WebP.',
  tooSmall: 'Esta imagen es demasiado pequeña. Debe tener al menos {least, number} píxeles de ancho.',
  processing: 'Procesando...',
  sent: '{percent, number}% enviado',
  offline: 'Necesita internet. Lo que has elegido se queda aquí; guárdalo cuando haya señal.',
  offlineField: 'Necesita internet.',
  crop: {
    title: 'Recortar imagen',
    area: 'La imagen. Muévela con las flechas y usa más y menos para el zoom.',
    help: 'Arrastra la imagen o muévela con las flechas.',
    zoom: 'Zoom',
    left: 'Girar a la izquierda',
    right: 'Girar a la derecha',
    reset: 'Restablecer',
    save: 'Guardar imagen',
    again: 'Intentar otra vez',
    cancel: 'Cancelar',
  },
  document: {
    kinds: 'PDF, JPEG o PNG, de menos de 100 MB.',
    waits: 'Necesita internet. Deja esta página abierta: el archivo sale solo cuando haya señal.',
    again: 'Intentar otra vez',
    leave: 'Descartar',
    tooLarge: 'Este documento es demasiado grande. Hazlo más pequeño o entrégalo en varios archivos.',
  },
} satisfies InOtherWords<typeof en>
